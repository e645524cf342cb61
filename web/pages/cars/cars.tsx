import { carListMessages } from '#domain/cars/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { CarList } from '#web/features/cars/car-list.tsx';
import { carListMeta } from '#web/features/cars/car-list-meta.ts';
import { carListQuery } from '#web/features/cars/car-query.ts';
import { carsPath } from '#web/features/cars/queries.ts';
import { SaveThisSearch } from '#web/features/saved-searches/save-this-search.tsx';
import { listPageOnServer } from '#web/lib/api/page-data.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { NOTHING, unpack, useUnpacked } from '#web/lib/start/packed.ts';
import type { Route } from './+types/cars';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const path = carsPath(carListQuery(url.searchParams));
  return listPageOnServer(context, path, url);
}

/** The page shows at once, and reads its list itself. */
export const clientLoader = () => ({ initial: NOTHING });

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(
    carListMeta(
      {
        title: carListMessages.title,
        description: 'Cars, vans, pickups and trucks across Ghana, with photos and prices in cedi',
        path: paths.cars,
      },
      loaderData ? unpack(loaderData.initial) : null,
      { query: new URLSearchParams(location.search), origin: originOf(matches) },
    ),
  );

export default function Page({ loaderData: { initial } }: Route.ComponentProps) {
  return <CarList initial={useUnpacked(initial)} SaveSearch={SaveThisSearch} />;
}
