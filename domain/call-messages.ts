/** What the API says of a call that it cannot read, or does not have. */
export const callMessages = {
  unknown: 'There is no such call. See /api/docs.',
  wrongContent: 'This call does not take that kind of content.',
  tooLarge: 'That is more than this call takes. Send less and try again.',
  noForm: 'Please send this as multipart/form-data.',
  malformedForm: 'We could not read that form. Please try again.',
  tooManyParts: 'That form has more parts than we take.',
  tooMuchText: 'That is more text than we take. Please shorten it and try again.',
} as const;
