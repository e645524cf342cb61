/** The API's sentences for calls that it cannot read or does not have. */
export const callMessages = {
  unknown: 'There is no such call. See /api/docs.',
  wrongContent: 'This call doesn’t accept that type of content.',
  tooLarge: 'That’s too much for this call. Send less and try again.',
  noForm: 'Please send this as multipart/form-data.',
  malformedForm: 'We couldn’t read that form. Please try again.',
  tooManyParts: 'That form has too many parts.',
  tooMuchText: 'That text is too long. Please shorten it and try again.',
} as const;
