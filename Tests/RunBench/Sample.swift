/// A file of sixty lines, as a learner writes them.
let sample = """
  import SwiftUI

  enum Field: Hashable {
    case name, email, password
  }

  struct SignUp: View {
    @State private var name = ""
    @State private var email = ""
    @State private var password = ""
    @State private var age = 20
    @State private var wantsMail = true
    @State private var message: String?
    @FocusState private var field: Field?

    private var isComplete: Bool {
      !name.isEmpty && email.contains("@") && password.count >= 8
    }

    var body: some View {
      Form {
        Section {
          TextField("이름", text: $name)
            .textContentType(.name)
            .focused($field, equals: .name)
            .submitLabel(.next)
          TextField("이메일", text: $email)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($field, equals: .email)
          SecureField("비밀번호", text: $password)
            .focused($field, equals: .password)
        } header: {
          Text("계정")
        }
        Section("그 밖에") {
          Stepper("나이 \\(age)", value: $age, in: 14...120)
          Toggle("소식 받기", isOn: $wantsMail)
        }
        if let message {
          Text(message)
            .font(.caption)
            .foregroundStyle(.red)
        }
        Button("가입") {
          message = isComplete ? nil : "빠진 곳이 있습니다."
          field = name.isEmpty ? .name : email.isEmpty ? .email : nil
        }
        .disabled(name.isEmpty)
      }
      .onSubmit {
        field = field == .name ? .email : .password
      }
      .onChange(of: email) { _, new in
        if new.count > 40 { email = String(new.prefix(40)) }
      }
    }
  }

  """
