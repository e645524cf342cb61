import { defineTable } from '../tables/table.ts';
import { leftOnOf, wentOf } from './ended-stay.ts';
import { hostedStayMessages } from './hosted-messages.ts';
import type { HostedStay } from './hosted-schema.ts';
import { RESERVATION_STATES, reservationMessages } from './reservations.ts';

export const BOOKINGS_TABLE = defineTable({
  name: 'bookings',
  summary: 'Everyone’s bookings',
  isAboutPeople: true,
  row: 'booking',
  rows: 'bookings',
  none: hostedStayMessages.emptyAll,
  search: {
    hint: reservationMessages.searchHint,
    description: 'In the names of guests and properties; a whole reference',
  },
  columns: {
    _id: { type: 'id' },
    reference: { type: 'text', file: 'Reference' },
    guest: { heading: 'Guest' },
    propertyId: { type: 'id' },
    propertyName: { type: 'text', heading: 'Property' },
    fullName: { type: 'text', file: 'Guest' },
    phoneNumber: { type: 'text', file: 'Phone' },
    email: { type: 'text', file: 'Email' },
    checkIn: { type: 'day', file: 'Check-in' },
    checkOut: { type: 'day', file: 'Check-out' },
    nights: { type: 'whole', min: 1, file: 'Nights' },
    stay: { heading: 'Stay' },
    total: { type: 'amount', heading: 'Sum', file: 'Total (GHS)' },
    status: { type: 'text', file: 'Status' },
    cancellation: {
      file: 'Cancelled by',
      of: ({ cancellation }: Cancelled) => cancellation?.by ?? null,
    },
    cancelReason: {
      file: 'Reason',
      of: ({ cancellation }: Cancelled) => cancellation?.reason ?? null,
    },
    state: { heading: 'State' },
    createdAt: { type: 'instant', heading: 'Booked' },
    lister: { file: 'Lister', of: ({ lister }: Pick<HostedStay, 'lister'>) => lister.name },
    request: {
      file: 'Answer by',
      of: ({ request }: Pick<HostedStay, 'request'>) => request?.answerBy ?? null,
    },
    arrivedAt: { file: 'How it went', of: wentOf },
    ended: { file: 'Left on', of: leftOnOf },
    guestId: { type: 'id', description: 'The account that booked' },
    action: { heading: 'Action' },
  },
  filters: {
    state: {
      label: 'State',
      values: RESERVATION_STATES,
      labels: reservationMessages.states,
      description: 'Where the stays stand today',
    },
    from: {
      label: 'Nights from',
      type: 'day',
      description: 'Stays with a night on this day or later',
    },
    to: {
      label: 'Nights to',
      type: 'day',
      description: 'Stays with a night on this day or earlier',
    },
  },
  orders: {
    oldest: 'Oldest first',
    'check-in': 'Check-in, earliest',
    'check-in-latest': 'Check-in, latest',
  },
  ordersDescription: 'Booked last first by default',
});

type Cancelled = Pick<HostedStay, 'cancellation'>;
