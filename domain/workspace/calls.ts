import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { OwnListingRow, OwnListingsQuery } from './listings-schema.ts';
import { Today } from './today-schema.ts';

const tag = 'accounts';

export const workspaceCalls = defineCalls({
  'GET /api/User/today': {
    tag,
    summary: 'What needs your attention as a lister',
    description:
      'Of your own listings: what is to be read, who arrives and leaves today and tomorrow, what others cancelled, nights booked twice, listings that need you, and what you reported.',
    access: {},
    responses: { 200: Today },
  },
  'GET /api/User/listings': {
    tag,
    summary: 'Your listings, with how they are doing',
    description:
      'Properties and cars, the newest first; views, enquiries, bookings and favourites of the last `days`, 30 by default, in all and by day. `limit` (20 by default, 100 at most) and `page` page the list; the headers `X-Total-Count` and `Link` say how many there are and where the other pages are.',
    access: {},
    query: OwnListingsQuery,
    responses: { 200: z.array(OwnListingRow) },
  },
});
