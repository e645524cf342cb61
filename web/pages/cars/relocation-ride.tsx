import { relocationMessages } from '#domain/cars/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { relocationQuery } from '#web/features/cars/buy-query.ts';
import { carListMeta } from '#web/features/cars/car-list-meta.ts';
import { carsPath } from '#web/features/cars/queries.ts';
import { RelocationList } from '#web/features/cars/relocation-list.tsx';
import { listPageOnServer } from '#web/lib/api/page-data.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { NOTHING, unpack, useUnpacked } from '#web/lib/start/packed.ts';
import type { Route } from './+types/relocation-ride';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const path = carsPath(relocationQuery(url.searchParams));
  return listPageOnServer(context, path, url);
}

/** The page shows at once, and reads its list itself. */
export const clientLoader = () => ({ initial: NOTHING });

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(
    carListMeta(
      {
        title: relocationMessages.title,
        description: 'Trucks, vans and pickups with drivers who move your load across Ghana',
        path: paths.relocationRide,
      },
      loaderData ? unpack(loaderData.initial) : null,
      { query: new URLSearchParams(location.search), origin: originOf(matches) },
    ),
  );

export default function Page({ loaderData: { initial } }: Route.ComponentProps) {
  return <RelocationList initial={useUnpacked(initial)} />;
}
