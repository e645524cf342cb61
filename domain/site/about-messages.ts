export const aboutMessages = {
  title: 'About Us',
  mission: 'Our Mission',
  history: 'Our History',
  contact: 'Contact Information',
  /** Shown when no address, email, phone or website is set; the first words are the link. */
  contactLink: 'Send us a message',
  contactUnset: '. We answer by email.',
  follow: 'Follow Us',
  getInTouch: 'Get in Touch',
  historyText: (name: string, year: number) => `${name} was established in ${year}.`,
} as const;
