# Fieldbook: `make run` builds and starts it, `make test` proves it. Every target says what it needs.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

RELEASE := .build/release
LIBEXEC := $(DESTDIR)$(PREFIX)/libexec/fieldbook
SHARE := $(DESTDIR)$(PREFIX)/share/fieldbook
# What a learner's file may import, and what those modules are made of.
MODULES := SwiftUI UIKit Combine FieldEngine Contract TextWidth

.PHONY: run build test bench install uninstall lint deps clean

run: build
	@$(RELEASE)/fieldbook

# Installs the Debian packages that are missing.
deps:
	@Scripts/dependencies

build: deps
	$(SWIFT) build -c release --product SnippetHost
	$(SWIFT) build -c release --product fieldbook

test: deps
	Scripts/test

bench: build
	$(SWIFT) build -c release --product RunBench
	$(RELEASE)/RunBench
	$(SWIFT) build -c release --product FieldBench
	$(RELEASE)/FieldBench
	$(SWIFT) build -c release --product TerminalScript
	$(RELEASE)/TerminalScript $(RELEASE)/fieldbook --bench 41

lint:
	$(SWIFT) format lint --strict -r Sources Tests Package.swift

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(LIBEXEC)/modules $(SHARE)
	install -m 755 $(RELEASE)/fieldbook $(DESTDIR)$(PREFIX)/bin/fieldbook
	install -m 755 $(RELEASE)/SnippetHost $(LIBEXEC)/SnippetHost
	rm -f $(LIBEXEC)/modules/*.swiftmodule
	for module in $(MODULES); do \
	  install -m 644 $(RELEASE)/Modules/$$module.swiftmodule $(LIBEXEC)/modules/ || exit 1; \
	done
	for folder in Lessons Quizzes; do \
	  rm -rf $(SHARE)/$$folder; \
	  if [ -d $$folder ]; then cp -R $$folder $(SHARE)/ || exit 1; fi; \
	done

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/fieldbook
	rm -rf $(LIBEXEC) $(SHARE)

clean:
	$(SWIFT) package clean
