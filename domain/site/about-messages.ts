export const aboutMessages = {
  title: 'About Us',
  mission: 'Our Mission',
  history: 'Our History',
  contact: 'Contact Information',
  follow: 'Follow Us',
  getInTouch: 'Get in Touch',
  historyText: (name: string, year: number) => `${name} was established in ${year}.`,
} as const;
