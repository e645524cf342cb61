import type { ReportReason } from '#domain/reports/rules.ts';
import type { PersonKey } from './people.ts';

/** A stay at a property, by days from the day of the load. */
interface DemoStay {
  property: string;
  guest: PersonKey;
  bookedDaysAgo: number;
  /** Negative once it has begun. */
  beginsInDays: number;
  nights: number;
  /** As many as the price includes when left out. */
  guests?: number;
  /** Its host has yet to answer; other requests are accepted at once. */
  isUnanswered?: boolean;
  cancelledByHost?: { daysAgo: number; reason: string };
}

/** Some are over, some under way, some to come, so that guests and hosts see each. */
export const DEMO_STAYS: readonly DemoStay[] = [
  {
    property: 'Furnished studio off Oxford Street, Osu',
    guest: 'ebo',
    bookedDaysAgo: 35,
    beginsInDays: -24,
    nights: 3,
  },
  {
    property: 'Furnished studio off Oxford Street, Osu',
    guest: 'efua',
    bookedDaysAgo: 9,
    beginsInDays: 0,
    nights: 4,
  },
  {
    property: 'Furnished studio off Oxford Street, Osu',
    guest: 'adwoa',
    bookedDaysAgo: 3,
    beginsInDays: 12,
    nights: 3,
  },
  {
    property: 'Restored cinema in Osu with hall and guest flat, one party a night',
    guest: 'mawuli',
    bookedDaysAgo: 20,
    beginsInDays: -2,
    nights: 2,
  },
  {
    property: 'Restored cinema in Osu with hall and guest flat, one party a night',
    guest: 'kwabena',
    bookedDaysAgo: 1,
    beginsInDays: 20,
    nights: 1,
  },
  {
    property: 'Two-bedroom furnished apartment in Cantonments, fourth floor',
    guest: 'adwoa',
    bookedDaysAgo: 60,
    beginsInDays: -40,
    nights: 5,
  },
  {
    property: 'Two-bedroom furnished apartment in Cantonments, fourth floor',
    guest: 'dedei',
    bookedDaysAgo: 2,
    beginsInDays: 5,
    nights: 6,
    guests: 4,
  },
  {
    property: 'Double room at a business hotel near Kotoka Airport',
    guest: 'ayamga',
    bookedDaysAgo: 6,
    beginsInDays: -1,
    nights: 3,
  },
  {
    property: 'Double room at a business hotel near Kotoka Airport',
    guest: 'ebo',
    bookedDaysAgo: 14,
    beginsInDays: 10,
    nights: 2,
    cancelledByHost: {
      daysAgo: 2,
      reason: 'Our water tank is being replaced that week. I am sorry; we pay everything back.',
    },
  },
  {
    property: 'Guest house room two minutes from Busua beach',
    guest: 'adwoa',
    bookedDaysAgo: 22,
    beginsInDays: -15,
    nights: 2,
  },
  {
    property: 'Guest house room two minutes from Busua beach',
    guest: 'ayishetu',
    bookedDaysAgo: 4,
    beginsInDays: 8,
    nights: 2,
  },
  {
    property: 'Restored cinema in Osu with hall and guest flat, one party a night',
    guest: 'efua',
    bookedDaysAgo: 0,
    beginsInDays: 30,
    nights: 2,
    isUnanswered: true,
  },
];

/** An enquiry and the messages that followed: customer and lister take turns. */
interface DemoConversation {
  listing: string;
  asker: PersonKey;
  /** Days since the first message; each later one follows some hours after the one before. */
  daysAgo: number;
  messages: readonly [string, ...string[]];
}

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    listing: 'Three-bedroom condo in Labone with pool and gym',
    asker: 'adwoa',
    daysAgo: 4,
    messages: [
      'Good morning. Is the condo still free from January, and does the rent cover the pool and the gym?',
      'Good morning Adwoa. Yes, it is free from the fifth of January. Pool and gym are in the rent; light is your own prepaid meter.',
      'Thank you. May I come and see it on Saturday at ten, with my sister?',
    ],
  },
  {
    listing: 'Boutique shop on Oxford Street, Osu',
    asker: 'ebo',
    daysAgo: 1,
    messages: [
      'Please, would you take one year of advance instead of two? I sell shoes, and the place would suit us well.',
    ],
  },
  {
    listing: 'Executive three-bedroom condo, Airport Residential Area',
    asker: 'dedei',
    daysAgo: 2,
    messages: [
      'Hello. We are a family of four moving from Kumasi in February. Are small children welcome, and is there a standby generator?',
    ],
  },
  {
    listing: 'Corner plot on a tarred street, East Legon',
    asker: 'kwabena',
    daysAgo: 8,
    messages: [
      'Is the site plan stamped, and can my surveyor search it at the Lands Commission before we talk about the price?',
      'It is stamped, and a search is what I would ask for too. I can send you a copy of the site plan and the plot number today.',
    ],
  },
  {
    listing: 'Toyota Vitz 2010, red',
    asker: 'mawuli',
    daysAgo: 3,
    messages: [
      'Good afternoon. Is the duty paper there in your name, and can a fitter look at the gearbox at your place?',
      'Yes, the papers are complete. Any day after four, at Madina near the market.',
    ],
  },
];

/** Reports for the Admins to look into. */
export const DEMO_REPORTS: readonly {
  listing: string;
  by: PersonKey;
  reason: ReportReason;
  details: string;
}[] = [
  {
    listing: 'Ground-floor shop with awning near Madina Zongo Junction',
    by: 'dedei',
    reason: 'gone',
    details: 'I passed by on Tuesday and someone is trading there already.',
  },
  {
    listing: 'Ground-floor shop with awning near Madina Zongo Junction',
    by: 'ayamga',
    reason: 'gone',
    details: '',
  },
  {
    listing: 'Plot with blocks near the hospital, Nalerigu',
    by: 'kwabena',
    reason: 'land-dispute',
    details: 'The family next door told me that they are in court about the boundary.',
  },
];

export const DEMO_CONTACT_MESSAGES: readonly { name: string; email: string; message: string }[] = [
  {
    name: 'Gifty Asante',
    email: 'gifty.asante@efie.example',
    message:
      'Good day. I have four self-contained rooms at Ayeduase and no smartphone with a good camera. Can someone help me to list them?',
  },
];
