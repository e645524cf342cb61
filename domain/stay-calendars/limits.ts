/** Sites whose calendars a host connects, and what people call them. */
export const CHANNELS = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  smoobu: 'Smoobu',
  google: 'Google Calendar',
  other: 'Another calendar',
} as const;
export type Channel = keyof typeof CHANNELS;
export const CHANNEL_NAMES = Object.keys(CHANNELS) as [Channel, ...Channel[]];

/** For a list to choose from. */
export const CHANNEL_OPTIONS = CHANNEL_NAMES.map((value) => ({ value, label: CHANNELS[value] }));

export const CALENDAR_LIMITS = {
  feeds: 10,
  /** Entries of one calendar. */
  events: 2_000,
  /** Entries that repeat; each is looked at day by day. */
  repeating: 200,
  /** How far ahead nights are kept, in days. */
  daysAhead: 1_100,
  summary: 80,
  name: 60,
  address: 2_000,
} as const;

/** How calendars are read. */
export const READING = {
  everyMinutes: 15,
  maxBytes: 1_000_000,
  timeoutMs: 10_000,
  /** Without a success for so long, the host is mailed. */
  silenceHours: 24,
} as const;

/** When nights that a calendar no longer has are free again. */
export const FREEING = {
  misses: 2,
  minutes: 30,
  /** Where more than half of a calendar vanished at once. */
  hoursIfMany: 24,
} as const;
