const calendar = (product: string, ...events: string[][]): string =>
  [
    'BEGIN:VCALENDAR',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const days = (from: string, to: string) => [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`];

/**
 * Calendars in the shapes that sites give to hosts, with names and dates of our own, as of 28 November 2026. Airbnb: what
 * is booked is "Reserved", with a link and digits of a phone, and days without bookings (blocked, too soon, too far) are
 * "Not available".
 */
export const AIRBNB = calendar(
  '-//Airbnb Inc//Hosting Calendar 1.0//EN',
  [
    'DTSTAMP:20261128T080000Z',
    ...days('20261210', '20261213'),
    'SUMMARY:Reserved',
    'UID:1418fb94e984-7e3f1a2b3c4d@airbnb.com',
    'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/det',
    ' ails/HMEXAMPLE1\\nPhone Number (Last 4 Digits): 4821',
  ],
  [
    'DTSTAMP:20261128T080000Z',
    ...days('20270102', '20270106'),
    'SUMMARY:Reserved',
    'UID:1418fb94e984-aa01bb02cc03@airbnb.com',
    'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/det',
    ' ails/HMEXAMPLE2\\nPhone Number (Last 4 Digits): 0917',
  ],
  [
    'DTSTAMP:20261128T080000Z',
    ...days('20261128', '20261130'),
    'SUMMARY:Airbnb (Not available)',
    'UID:7f662ec65913-0a0b0c0d0e0f@airbnb.com',
  ],
  [
    'DTSTAMP:20261128T080000Z',
    ...days('20270828', '20271129'),
    'SUMMARY:Airbnb (Not available)',
    'UID:7f662ec65913-1a1b1c1d1e1f@airbnb.com',
  ],
);

/** Booking.com: bookings and blocks are written the same. */
export const BOOKING = calendar(
  '-//admin.booking.com//NONSGML v1.0//EN',
  [
    ...days('20261215', '20261218'),
    'UID:5c1e8f0a2b3d4e5f60718293a4b5c6d7@booking.com',
    'SUMMARY:CLOSED - Not available',
  ],
  [
    ...days('20261220', '20261221'),
    'UID:0d9c8b7a6f5e4d3c2b1a09f8e7d6c5b4@booking.com',
    'SUMMARY:CLOSED - Not available',
  ],
);

/** Vrbo: the guest's name, no word of what was cancelled. */
export const VRBO = calendar(
  '-//HomeAway.com, Inc.//EN',
  [
    'UID:8e2f1c9d-4b5a-4a3e-9c1d-000000000001',
    'DTSTAMP:20261127T221500Z',
    ...days('20261222', '20261227'),
    'SUMMARY:Reserved - Abena',
    'STATUS:CONFIRMED',
  ],
  [
    'UID:8e2f1c9d-4b5a-4a3e-9c1d-000000000002',
    'DTSTAMP:20261127T221500Z',
    ...days('20270110', '20270112'),
    'SUMMARY:Blocked',
  ],
);

/** Smoobu: a stay three times, as itself, its check-in and its check-out. */
export const SMOOBU = calendar(
  '-//Smoobu//Calendar//EN',
  [
    ...days('20270201', '20270204'),
    'UID:smoobu-4100231@example.smoobu.com',
    'SUMMARY:Kojo Antwi (Direct booking)',
    'DESCRIPTION:Guests: 2\\nPhone: +233 24 000 0000\\nhttps://login.example/booking/4100231',
  ],
  [
    'DTSTART:20270201T150000Z',
    'DTEND:20270201T160000Z',
    'UID:smoobu-4100231-in@example.smoobu.com',
    'SUMMARY:Check-in Kojo Antwi',
  ],
  [
    'DTSTART:20270204T100000Z',
    'DTEND:20270204T110000Z',
    'UID:smoobu-4100231-out@example.smoobu.com',
    'SUMMARY:Check-out Kojo Antwi',
  ],
);

/** Google: hours, rules, changes of one day, and whole days that it calls free. */
export const GOOGLE = calendar(
  '-//Google Inc//Google Calendar 70.9054//EN',
  [
    'DTSTART;TZID=Africa/Accra:20261203T150000',
    'DTEND;TZID=Africa/Accra:20261205T110000',
    'DTSTAMP:20261128T070000Z',
    'UID:evt1example@google.com',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'SUMMARY:Cousins',
    'TRANSP:OPAQUE',
  ],
  [
    ...days('20261207', '20261209'),
    'DTSTAMP:20261128T070000Z',
    'UID:evt2example@google.com',
    'SUMMARY:Painters',
    'TRANSP:TRANSPARENT',
  ],
  [
    'DTSTART:20261211T090000Z',
    'DTEND:20261212T090000Z',
    'UID:evt3example@google.com',
    'SUMMARY:Reminder',
    'TRANSP:TRANSPARENT',
  ],
  [
    ...days('20261204', '20261206'),
    'RRULE:FREQ=WEEKLY;WKST=MO;COUNT=4;BYDAY=FR',
    'EXDATE;VALUE=DATE:20261211',
    'UID:evt4example@google.com',
    'SUMMARY:Weekend house',
  ],
  [
    ...days('20261219', '20261221'),
    'RECURRENCE-ID;VALUE=DATE:20261218',
    'UID:evt4example@google.com',
    'SUMMARY:Weekend house\\, a day later',
  ],
  [
    ...days('20270301', '20270303'),
    'UID:evt5example@google.com',
    'STATUS:CANCELLED',
    'SUMMARY:Not coming',
  ],
);
