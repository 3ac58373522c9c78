/** The form of the profile. */
export const profile = {
  firstname: 'Please Enter Your First Name',
  lastname: 'Please Enter Your Last Name',
  gender: 'Please Select Sex',
  phone: 'Please Enter Your Your Phone Number',
  phoneInvalid: 'Please enter a phone number, such as +234 803 123 4567',
  country: 'Please Select Your Country',
  state: 'Please Select Your State',
  accountType: 'Please Select Account Type',
  stateNotInCountry: 'Please select a state of the chosen country',
  imageTooLarge: 'The picture must not be greater than 2MB',
  incomplete: 'Please complete your profile first',
} as const;
