/** What several mails say. */
export const mailMessages = {
  isAbout: (name: string) => `It is about “${name}”.`,
  writeIfMistaken: 'If you think that this is a mistake, write to us.',
} as const;
