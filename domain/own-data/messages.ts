import { lifeInWords } from '../privacy/lives.ts';

export const ownDataMessages = {
  title: 'Download my data',
  help: 'One JSON file with your profile, your listings and links to their photos, bookings, payments of stays, calendars, comments, reviews, conversations, favourites, saved searches, verifications and logins. You can download it five times a day.',
  agreed: (day: string) => `On ${day} you agreed to:`,
  download: 'Download',
  archiveHelp: `With your photos as you uploaded them, it’s a ZIP file that takes a while to make. We’ll email you when it’s ready; you then have ${lifeInWords('ownArchive')} to download it.`,
  ask: 'Request a file with photos',
  downloadArchive: 'Download with photos',
  making: 'We’re making your file. You can leave this page: we’ll email you when it’s ready.',
  failure: 'We couldn’t request your file. Please try again.',
  oneAtATime: 'You’ve already requested a file. You can request another once it has expired.',
  noArchive: 'This file doesn’t exist or has expired. You can request another one.',
} as const;
