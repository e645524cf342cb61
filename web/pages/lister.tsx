import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useLocation } from 'react-router';
import type { CarSummary } from '#domain/cars/schema.ts';
import { listerMessages } from '#domain/listers/messages.ts';
import type { Lister } from '#domain/listers/schema.ts';
import type { ListName } from '#domain/listing-kinds.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { plural } from '#domain/values/plural.ts';
import { CarCard } from '#web/features/cars/car-card.tsx';
import { ListerHead } from '#web/features/listers/lister-head.tsx';
import {
  type Card,
  listerPath,
  listerQuery,
  partPath,
  partQuery,
} from '#web/features/listers/lister-query.ts';
import { StayReviews } from '#web/features/listers/stay-reviews.tsx';
import { ListingCard } from '#web/features/properties/listing-card.tsx';
import { ReportControl } from '#web/features/reports/report-control.tsx';
import { ErrorPage, errorMeta } from '#web/features/site/error-page.tsx';
import { ApiError } from '#web/lib/api/api.ts';
import { type Listed, readListOnServer, readOneOnServer } from '#web/lib/api/page-data.ts';
import { pageOf } from '#web/lib/lists/list-page.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { pack, unpack, useUnpacked } from '#web/lib/start/packed.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { CardGrid } from '#web/ui/lists/card-grid.tsx';
import { CardGridSkeleton } from '#web/ui/lists/card-skeleton.tsx';
import { ListPages } from '#web/ui/lists/list-pages.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { PartLinks } from '#web/ui/part-links.tsx';
import type { Route } from './+types/lister';

/** The page's loader data. */
interface Start {
  lister: Lister | null;
  path: string;
  listed: Listed<Card> | null;
}

const NOTHING: Start = { lister: null, path: '', listed: null };

/** Cars are a part of their own; listers with nothing else start there. */
const partOf = (query: URLSearchParams, lister: Lister): ListName =>
  query.get('part') === 'cars' || lister.properties === 0 ? 'cars' : 'properties';

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const lister = await readOneOnServer(context, listerPath(id));
  if (!lister) return { start: pack<Start>(NOTHING) };
  const { searchParams } = new URL(request.url);
  const path = partPath(id, partOf(searchParams, lister), pageOf(searchParams));
  const listed = await readListOnServer(context, path);
  return { start: pack<Start>({ lister, path, listed }) };
}

export const clientLoader = () => ({ start: pack<Start>(NOTHING) });

export const meta: Route.MetaFunction = ({ loaderData, params, matches, error }) => {
  if (isRouteErrorResponse(error) && error.status >= 500) return errorMeta(error);
  const { lister } = loaderData ? unpack(loaderData.start) : NOTHING;
  return pageMeta({
    title: lister?.name ?? listerMessages.nameless,
    description: lister
      ? listerMessages.describe(lister.name, countsOf(lister))
      : listerMessages.notFoundHelp,
    path: paths.lister(params.id),
    origin: originOf(matches),
    index: lister !== null,
  });
};

const countsOf = ({ properties, cars }: Lister) =>
  [properties > 0 && plural(properties, 'property', 'properties'), cars > 0 && plural(cars, 'car')]
    .filter(Boolean)
    .join(', ');

/** A lister: who they are, their listings, and reviews by guests who stayed there. */
export default function ListerPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const start = useUnpacked(loaderData.start);
  const { data: lister, error, isFetching, refetch } = useQuery(listerQuery(id, start.lister));
  if (error instanceof ApiError && error.status === 404) return <NotListing />;
  return (
    <div className="wrap pb-12">
      {lister && (
        <>
          <ListerHead lister={lister} />
          <div className="-mt-4 -ml-3 empty:hidden">
            <ReportControl
              of={{ kind: 'person', id: lister._id, name: lister.name, ownerId: lister._id }}
            />
          </div>
          <Listings lister={lister} start={start} />
          <StayReviews reviews={lister.reviews} />
        </>
      )}
      {!lister && !error && <CardGridSkeleton lines={2} />}
      {!lister && error && (
        <ErrorBox message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Listings({ lister, start }: { lister: Lister; start: Start }) {
  const query = new URLSearchParams(useLocation().search);
  const part = partOf(query, lister);
  const result = useQuery(partQuery(partPath(lister._id, part, pageOf(query)), start));
  const place = usePageOfList(result.data, LIST_PAGE_SIZE);
  const { data, error } = result;
  return (
    <section aria-label={listerMessages.parts}>
      {lister.properties > 0 && lister.cars > 0 && (
        <PartLinks
          label={listerMessages.parts}
          parts={[
            { to: paths.lister(lister._id), label: 'Properties', current: part === 'properties' },
            {
              to: `${paths.lister(lister._id)}?part=cars`,
              label: 'Cars',
              current: part === 'cars',
            },
          ]}
        />
      )}
      {data && data.items.length === 0 && <p>{listerMessages.nothing}</p>}
      {data && data.items.length > 0 && (
        <CardGrid>
          {data.items.map((item, at) =>
            part === 'cars' ? (
              <CarCard key={item._id} car={item as CarSummary} eager={at < 2} />
            ) : (
              <ListingCard key={item._id} property={item as PropertySummary} eager={at < 2} />
            ),
          )}
        </CardGrid>
      )}
      {!data && !error && <CardGridSkeleton lines={2} />}
      {!data && error && (
        <ErrorBox
          message={error.message}
          busy={result.isFetching}
          onRetry={() => void result.refetch()}
        />
      )}
      <ListPages of={place} />
    </section>
  );
}

const NotListing = () => (
  <MessagePage title={listerMessages.notFound} text={listerMessages.notFoundHelp}>
    <ButtonLink to={paths.home}>See homes and cars</ButtonLink>
  </MessagePage>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotListing />;
  return <ErrorPage error={error} />;
}
