print("fieldbook")
