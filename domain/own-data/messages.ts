/** What the profile says of downloading one's data. */
export const ownDataMessages = {
  title: 'Download my data',
  help: 'One file (JSON) with your profile, listings with the addresses of their photos, bookings, comments, conversations, favourites, saved searches, what you had checked, and logins. Five times a day.',
  download: 'Download',
} as const;
