export const mailMessages = {
  isAbout: (name: string) => `This is about “${name}”.`,
  reason: 'The reason:',
  notMe: 'It wasn’t me',
  hasListings: 'You’re getting this email because you have listings on Efie.',
  booked: 'You’re getting this email because you booked a stay on Efie.',
  listedThis: 'You’re getting this email because you listed this on Efie.',
  writeIfMistaken: 'If you think this is a mistake, write to us.',
} as const;
