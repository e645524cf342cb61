import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { BlockBody, Season, StayRules } from '#domain/stays/schema.ts';
import { addDays, type CalendarDate, today } from '#domain/values/calendar-date.ts';
import { blockNights, setStayRules, stays } from '#server/features/stays/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type LoadedDemo, listerOf, listingOf } from './loaded-demo.ts';
import { platformAt } from './people-at.ts';
import { demoActivity } from './repository.ts';

const HOTEL = 'Double room at a business hotel near Kotoka Airport';
const APARTMENT = 'Two-bedroom furnished apartment in Cantonments, fourth floor';
const STUDIO = 'Furnished studio off Oxford Street, Osu';
const CINEMA = 'Restored cinema in Osu with hall and guest flat, one party a night';
const VILLA = 'Five-bedroom villa with cinema room, East Legon';
const BEACH = 'Guest house room two minutes from Busua beach';

const date = (text: string) => text as CalendarDate;

const CHRISTMAS: Season = {
  name: 'Christmas',
  from: date('2026-12-20'),
  to: date('2027-01-05'),
  yearly: true,
  price: 2400,
  weekendPrice: null,
  minNights: 2,
  maxNights: null,
};

const EASTER_SUNDAYS = [
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
  '2036-04-13',
].map(date);

/** The next Easter, from Maundy Thursday on: it moves, so it is no yearly season. */
function easter(day: CalendarDate): Season[] {
  const sunday = EASTER_SUNDAYS.find((each) => each >= day);
  if (!sunday) return [];
  return [
    {
      name: 'Easter',
      from: addDays(sunday, -3),
      to: sunday,
      yearly: false,
      price: 2100,
      weekendPrice: 2250,
      minNights: null,
      maxNights: null,
    },
  ];
}

/** The rules of the stays that have any, by name. They allow the demo's own stays (activity.ts), whatever the day of the load. */
export const demoRules = (day: CalendarDate): ReadonlyMap<string, StayRules> =>
  new Map([
    [
      HOTEL,
      {
        ...PLAIN_RULES,
        units: 12,
        guestsMax: 2,
        // Business travellers leave on Friday.
        weekend: { nights: ['fri', 'sat'], price: 1500 },
        seasons: [CHRISTMAS, ...easter(day)],
        weekDiscount: 10,
        cleaningFee: 120,
        tax: { vatNumber: 'DEMO-VAT-0111', gtaLicence: 'DEMO/GTA/0111', included: true },
      },
    ],
    [CINEMA, { ...PLAIN_RULES, booking: 'on-request' }],
    [
      VILLA,
      {
        ...PLAIN_RULES,
        openTo: 'verified',
        minNights: 2,
        guestsMax: 10,
        deposit: 2000,
        cancellation: 'limited',
      },
    ],
    [
      BEACH,
      {
        ...PLAIN_RULES,
        booking: 'on-request',
        minNights: 2,
        preparationNights: 1,
        guestsMax: 2,
        deposit: 300,
        cancellation: 'moderate',
      },
    ],
    [
      APARTMENT,
      {
        ...PLAIN_RULES,
        monthsAhead: 12,
        guestsMax: 4,
        guestsIncluded: 2,
        extraGuestFee: 150,
        cleaningFee: 200,
        monthDiscount: 20,
        earlyDiscount: { days: 60, percent: 10 },
        lastMinuteDiscount: { days: 3, percent: 15 },
        cancellation: 'firm',
      },
    ],
    [
      STUDIO,
      {
        ...PLAIN_RULES,
        maxNights: 28,
        noticeDays: 1,
        guestsMax: 2,
        weekend: { nights: ['fri', 'sat'], price: 720 },
        weekDiscount: 12,
        cleaningFee: 80,
        cancellation: 'flexible',
      },
    ],
  ]);

interface DemoBlock extends Omit<BlockBody, 'from' | 'to'> {
  property: string;
  beginsInDays: number;
  nights: number;
}

/** Nights that hosts take off, when none of the demo's stays holds them. */
export const DEMO_BLOCKS: readonly DemoBlock[] = [
  {
    property: APARTMENT,
    beginsInDays: 16,
    nights: 4,
    reason: 'booked-elsewhere',
    name: 'Kojo Mensima',
    phoneNumber: '',
    note: 'Booked by phone; arrives after eight in the evening',
  },
  {
    property: HOTEL,
    beginsInDays: 3,
    nights: 5,
    reason: 'not-available',
    name: '',
    phoneNumber: '',
    note: 'Room 7: new air conditioner',
  },
  {
    property: STUDIO,
    beginsInDays: 20,
    nights: 2,
    reason: 'not-available',
    name: '',
    phoneNumber: '',
    note: 'Painting the balcony door',
  },
  {
    property: BEACH,
    beginsInDays: 15,
    nights: 3,
    reason: 'booked-elsewhere',
    name: 'Surf school of Takoradi',
    phoneNumber: '',
    note: 'Pays in cash',
  },
];

/** Hosts set the rules of their stays; those that a killed load has set are kept. */
export async function loadRules(platform: Platform, demo: LoadedDemo): Promise<void> {
  for (const [name, rules] of demoRules(today(demo.begun))) {
    const listing = listingOf(demo, name);
    if (await stays.rulesOf(platform.db, listing.id)) continue;
    const host = listerOf(demo, listing);
    await setStayRules(platformAt(platform, demo.begun), host, listing.id, { rules, version: 0 });
  }
}

/** Hosts take nights off; the demo's stays must be booked by then. */
export async function loadBlocks(platform: Platform, demo: LoadedDemo): Promise<void> {
  for (const { property, beginsInDays, nights, ...noted } of DEMO_BLOCKS) {
    const listing = listingOf(demo, property);
    const from = addDays(today(demo.begun), beginsInDays);
    if (await demoActivity.isBlocked(platform.db, listing.id, from)) continue;
    const block = { from, to: addDays(from, nights), ...noted };
    const host = listerOf(demo, listing);
    await blockNights(platformAt(platform, demo.begun), host, listing.id, block);
  }
}
