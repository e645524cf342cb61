import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { sharedListMessages } from '#domain/favourites/messages.ts';
import type { SharedList } from '#domain/favourites/schema.ts';
import { sharedPageMessages } from '#domain/favourites/share-messages.ts';
import { LISTING_KINDS } from '#domain/listing-kinds.ts';
import { fallbackUrl } from '#domain/media/photo.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { sharedListPath, sharedListQuery } from '#web/features/favourites/shared-link-calls.ts';
import { SharedListView } from '#web/features/favourites/shared-list-view.tsx';
import { ErrorPage, errorMeta } from '#web/features/site/error-page.tsx';
import { ApiError } from '#web/lib/api/api.ts';
import { readListOnServer, readOneOnServer } from '#web/lib/api/page-data.ts';
import { type CardListing, cardsPath } from '#web/lib/lists/listing-cards.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { pack, unpack, useUnpacked } from '#web/lib/start/packed.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { CardGridSkeleton } from '#web/ui/lists/card-skeleton.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/shared-list';
import { LISTING_CARDS } from './listing-cards.tsx';

/** The page's loader data. */
interface Start {
  list: SharedList | null;
  cards: CardListing[];
}

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const list = await readOneOnServer(context, sharedListPath(id));
  const cards = list ? await readCards(context, list) : [];
  return { start: pack<Start>({ list, cards }) };
}

/** The first cards of a list, in its order. */
async function readCards(
  context: Readonly<RouterContextProvider>,
  { favourites }: SharedList,
): Promise<CardListing[]> {
  const first = favourites.slice(0, LIST_PAGE_SIZE);
  const found = await Promise.all(
    LISTING_KINDS.map(async (kind) => {
      const ids = first.filter((one) => one.kind === kind).map(({ listingId }) => listingId);
      if (ids.length === 0) return [];
      const list = await readListOnServer(context, cardsPath(kind, ids));
      return (list?.items ?? []).map((listing) => ({ kind, listing }) as CardListing);
    }),
  );
  const cards = found.flat();
  return first.flatMap(
    ({ listingId }) => cards.find(({ listing }) => listing._id === listingId) ?? [],
  );
}

export const clientLoader = () => ({ start: pack<Start>({ list: null, cards: [] }) });

/** Once the link is switched off, no cache shows the list. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ loaderData, params, matches, error }) => {
  if (isRouteErrorResponse(error) && error.status >= 500) return errorMeta(error);
  const { list = null, cards = [] } = loaderData ? unpack(loaderData.start) : {};
  const cover = cards.find(({ listing }) => listing.photos[0])?.listing.photos[0];
  return pageMeta({
    title: list ? sharedPageMessages.titleOf(list.sharedBy) : sharedPageMessages.nameless,
    description: list
      ? sharedPageMessages.count(list.favourites.length)
      : sharedListMessages.notFound,
    path: paths.sharedList(params.id),
    image: cover && fallbackUrl(cover),
    origin: originOf(matches),
    index: false,
  });
};

/** A shared list, for anyone with its link. */
export default function SharedListPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const start = useUnpacked(loaderData.start);
  const { data: list, error, isFetching, refetch } = useQuery(sharedListQuery(id, start.list));
  if (error instanceof ApiError && error.status === 404) return <NotShared />;
  return (
    <div className="wrap pb-12">
      <PageHeader
        title={list ? sharedPageMessages.titleOf(list.sharedBy) : sharedPageMessages.nameless}
        intro={list && sharedPageMessages.count(list.favourites.length)}
      />
      {list && <SharedListView list={list} initial={start.cards} cards={LISTING_CARDS} />}
      {!list && !error && <CardGridSkeleton lines={2} />}
      {!list && error && (
        <ErrorBox message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

const NotShared = () => (
  <MessagePage title={sharedListMessages.notFound} text={sharedPageMessages.notFoundHelp}>
    <ButtonLink to={paths.home}>See homes and cars</ButtonLink>
  </MessagePage>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotShared />;
  return <ErrorPage error={error} />;
}
