/** What several mails say. */
export const mailMessages = {
  isAbout: (name: string) => `This is about “${name}”.`,
  reason: 'The reason:',
  notMe: 'It wasn’t me',
  writeIfMistaken: 'If you think this is a mistake, write to us.',
} as const;
