import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { comparedIds, comparePath } from '#domain/compare/compared-ids.ts';
import { compareMessages } from '#domain/compare/messages.ts';
import { favouriteMessages } from '#domain/favourites/messages.ts';
import { fallbackUrl } from '#domain/media/photo.ts';
import { paths } from '#domain/site/paths.ts';
import {
  type Compared,
  comparedQuery,
  kindOf,
  readCompared,
} from '#web/features/compare/compared-query.ts';
import { Comparison } from '#web/features/compare/comparison.tsx';
import { readListOnServer } from '#web/lib/api/page-data.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { pack, unpack, useUnpacked } from '#web/lib/start/packed.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Share } from '#web/ui/share.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/compare';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = comparedIds(new URL(request.url).searchParams);
  const compared = await readCompared(
    ids,
    async (path) => (await readListOnServer(context, path))?.items ?? null,
  );
  return { compared: pack<Compared | null>(compared) };
}

/** The page shows at once, and reads its listings itself. */
export const clientLoader = () => ({ compared: pack<Compared | null>(null) });

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const ids = comparedIds(new URLSearchParams(location.search));
  const compared = loaderData && unpack(loaderData.compared);
  const kind = compared ? kindOf(ids, compared) : undefined;
  const listings = compared && kind ? compared[kind] : [];
  const cover = listings[0]?.photos[0];
  const names = listings.map(({ name }) => name).join(', ');
  return pageMeta({
    title: kind ? compareMessages.titleOf(kind, listings.length) : compareMessages.title,
    description: names || compareMessages.description,
    path: comparePath(ids),
    image: cover && fallbackUrl(cover),
    origin: originOf(matches),
    index: false,
  });
};

/** Up to four properties or cars side by side, by an address that can be passed on. */
export default function ComparePage({ loaderData, matches }: Route.ComponentProps) {
  const ids = comparedIds(new URLSearchParams(useLocation().search));
  const initial = useUnpacked(loaderData.compared);
  const { data, error, isFetching, refetch } = useQuery(comparedQuery(ids, initial));
  return (
    <div className="wrap pb-12">
      <PageHeader
        title={compareMessages.title}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: favouriteMessages.title, to: paths.favourites },
          { label: compareMessages.title },
        ]}
      />
      {error && !data && (
        <ErrorBox
          title={compareMessages.failure}
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Comparison ids={ids} compared={data} />}
      {!data && !error && (
        <div role="status">
          <Skeleton className="h-80" />
        </div>
      )}
      {ids.length > 1 && (
        <div className="mt-8">
          <ActionRow>
            <Share
              text={compareMessages.description}
              url={new URL(comparePath(ids), originOf(matches)).href}
            />
          </ActionRow>
        </div>
      )}
    </div>
  );
}
