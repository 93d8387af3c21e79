print("Tastebook")
