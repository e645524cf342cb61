import { buyCarMessages } from '#domain/cars/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { BuyList } from '#web/features/cars/buy-list.tsx';
import { buyQuery } from '#web/features/cars/buy-query.ts';
import { carListMeta } from '#web/features/cars/car-list-meta.ts';
import { carsPath } from '#web/features/cars/queries.ts';
import { listPageOnServer } from '#web/lib/api/page-data.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { NOTHING, unpack, useUnpacked } from '#web/lib/start/packed.ts';
import type { Route } from './+types/buy-a-car';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const path = carsPath(buyQuery(url.searchParams));
  return listPageOnServer(context, path, url);
}

/** The page shows at once, and reads its list itself. */
export const clientLoader = () => ({ initial: NOTHING });

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(
    carListMeta(
      {
        title: buyCarMessages.title,
        description: 'Saloons, SUVs and 4x4s for sale across Ghana, with photos and prices in cedi',
        path: paths.buyACar,
      },
      loaderData ? unpack(loaderData.initial) : null,
      { query: new URLSearchParams(location.search), origin: originOf(matches) },
    ),
  );

export default function Page({ loaderData: { initial } }: Route.ComponentProps) {
  return <BuyList initial={useUnpacked(initial)} />;
}
