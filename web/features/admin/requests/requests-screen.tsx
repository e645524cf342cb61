import { Link } from 'react-router';
import { REQUESTS_TABLE } from '#domain/cars/requests-table.ts';
import { paths } from '#domain/site/paths.ts';
import { tableScreen } from '../table/table-screen.ts';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** The relocation requests of vehicles. */
export const REQUESTS_SCREEN = tableScreen(REQUESTS_TABLE, {
  nameOf: ({ name }) => name,
  cells: {
    name: ({ _id, name, owner, request }) => (
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
    driver: ({ request: { driverName, driverContact } }) =>
      driverName || driverContact ? (
        <>
          {driverName}
          <span className="figures block text-muted">{driverContact}</span>
        </>
      ) : null,
  },
});
