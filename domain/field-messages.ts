/** Our own sentences for fields of any form. */
export const fieldMessages = {
  required: 'Please fill in this field.',
  allRequired: 'All fields are required.',
  messageRequired: 'Please write a message.',
  invalidPhone: 'Invalid phone number format.',
  unreadable: 'This text has characters we cannot read. Please type it again.',
  invalidPrice: 'Please enter a price in cedi, such as 1,250.00.',
  priceTooHigh: 'Please enter a price of ₵1,000,000,000.00 or less.',
  invalidNumber: 'Please enter a number.',
  invertedRange: 'Please enter a highest value that is not below the lowest.',
  invalidDate: 'Please enter a valid date.',
  addressInName: 'Please type a name without a web address, with a space after each dot.',
  unknownId: 'We could not find what you are looking for.',
  invalidIds: (max: number) => `Please give up to ${max} ids, with commas between.`,
  tooManyValues: (values: number, characters: number) =>
    `Please give up to ${values} values of ${characters} characters or fewer, with commas between.`,
  tooLong: (max: number) => `Please use ${max} characters or fewer.`,
  /** While one types; `tooLong` is what refuses it. */
  tooMany: (max: number, excess: number) => `${max} characters at most, ${excess} too many.`,
  between: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}.`,
  chooseFrom: (values: readonly string[]) => `Please choose from: ${values.join(', ')}.`,
} as const;
