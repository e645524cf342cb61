import { Link } from 'react-router';
import { requestListMessages } from '#domain/cars/request-list-messages.ts';
import type { RequestOfVehicle } from '#domain/cars/request-list-schema.ts';
import { paths } from '#domain/site/paths.ts';
import { REGIONS } from '#domain/values/ghana.ts';
import { formatInstant } from '#domain/values/instant.ts';
import type { TableDefinition } from '../table/table-definition.ts';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** The relocation requests of vehicles. */
export const REQUESTS_TABLE: TableDefinition<RequestOfVehicle> = {
  name: 'relocation-requests',
  row: 'request',
  rows: 'requests',
  search: requestListMessages.search,
  none: requestListMessages.none,
  nameOf: ({ name }) => name,
  columns: [
    {
      heading: 'Vehicle',
      of: ({ _id, name, owner, request }) => (
        <>
          <Link to={paths.car(_id)} className={`${LINK} font-semibold`}>
            {name}
          </Link>
          <span className="block text-muted">
            {[request.carType, request.registrationNumber].filter(Boolean).join(', ')}
          </span>
          <span className="block text-muted">
            by{' '}
            <Link to={paths.adminPerson(owner.userId)} className={LINK}>
              {owner.name}
            </Link>
          </span>
        </>
      ),
    },
    { heading: 'For', of: ({ request }) => request.userName || null },
    {
      heading: 'Place',
      of: ({ request }) => [request.cityOrTown, request.region].filter(Boolean).join(', ') || null,
    },
    {
      heading: 'Driver',
      of: ({ request: { driverName, driverContact } }) =>
        driverName || driverContact ? (
          <>
            {driverName}
            <span className="figures block text-muted">{driverContact}</span>
          </>
        ) : null,
    },
    { heading: 'Enquiries', of: ({ enquiries }) => enquiries, isNumber: true },
    { heading: 'When', of: ({ createdAt }) => formatInstant(createdAt), isMoment: true },
  ],
  filters: [
    {
      name: 'region',
      label: 'Region of the vehicle',
      options: REGIONS.map((region) => ({ value: region, label: region })),
    },
  ],
  sorts: [{ value: 'oldest', label: 'Oldest first' }],
};
