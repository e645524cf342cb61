import { defineTable } from '../tables/table.ts';
import { REGIONS } from '../values/ghana.ts';
import type { RelocationRequest } from './relocation-request.ts';
import { requestListMessages } from './request-list-messages.ts';

export const REQUESTS_TABLE = defineTable({
  name: 'relocation-requests',
  summary: 'Relocation requests of vehicles',
  row: 'request',
  rows: 'requests',
  none: requestListMessages.none,
  search: {
    hint: requestListMessages.search,
    description:
      'A part of the name of the vehicle, or of the request: its people, registration number, town',
  },
  columns: {
    _id: { type: 'id', description: 'That of the vehicle' },
    name: { type: 'text', description: 'Of the vehicle', heading: 'Vehicle' },
    region: { type: REGIONS, description: 'Of the vehicle' },
    owner: { file: 'Listed by', of: ({ owner }: { owner: { name: string } }) => owner.name },
    request: {
      heading: 'For',
      of: ({ request }: Requested) => request.userName,
      shown: ({ request }: Requested) => request.userName || null,
    },
    carType: { file: 'Car type', of: ({ request }: Requested) => request.carType },
    registration: {
      file: 'Registration',
      of: ({ request }: Requested) => request.registrationNumber,
    },
    requestRegion: { file: 'Region', of: ({ request }: Requested) => request.region },
    town: { file: 'Town', of: ({ request }: Requested) => request.cityOrTown },
    place: {
      heading: 'Place',
      shown: ({ request }: Requested) =>
        [request.cityOrTown, request.region].filter(Boolean).join(', ') || null,
    },
    driver: { heading: 'Driver', of: ({ request }: Requested) => request.driverName },
    driverContact: {
      file: 'Contact of the driver',
      of: ({ request }: Requested) => request.driverContact,
    },
    enquiries: {
      type: 'whole',
      min: 0,
      description: 'Conversations that were begun about the vehicle',
      heading: 'Enquiries',
    },
    createdAt: { type: 'instant', heading: 'When' },
  },
  filters: {
    region: {
      label: 'Region of the vehicle',
      values: REGIONS,
      description: 'That of the vehicle',
    },
  },
  orders: { oldest: 'Oldest first' },
});

interface Requested {
  request: RelocationRequest;
}
