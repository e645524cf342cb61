import { lifeInWords } from '../privacy/lives.ts';

/** What the profile says of downloading one's data. */
export const ownDataMessages = {
  title: 'Download my data',
  help: 'One file (JSON) with your profile, listings with the addresses of their photos, bookings, comments, conversations, favourites, saved searches, what you had checked, and logins. Five times a day.',
  agreed: (day: string) => `On ${day} you agreed to:`,
  download: 'Download',
  archiveHelp: `With your photos as you uploaded them, it is a ZIP file, which takes a while to make. We mail you when it is ready; it stays for ${lifeInWords('ownArchive')}.`,
  ask: 'Make a file with photos',
  downloadArchive: 'Download with photos',
  making: 'Your file is being made. You can leave this page: we mail you when it is ready.',
  failure: 'We could not ask for your file. Please try again.',
  oneAtATime: 'You have asked for a file already. You can ask for another one once that is gone.',
  noArchive: 'There is no such file, or its time is over. You can have another one made.',
} as const;
