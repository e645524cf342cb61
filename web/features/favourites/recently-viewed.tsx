import { useQueries } from '@tanstack/react-query';
import { viewedMessages } from '#domain/favourites/viewed-messages.ts';
import { cardQuery } from '#web/lib/lists/listing-cards.ts';
import { forgetViewed, useViewed } from '#web/lib/lists/recently-viewed.ts';
import { Button } from '#web/ui/button.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ViewedTile } from './viewed-tile.tsx';

/** The listings viewed on this device, in a row; renders nothing if there are none. */
export default function RecentlyViewed() {
  const viewed = useViewed();
  const results = useQueries({ queries: viewed.map((one) => cardQuery(one)) });
  const isThere = results.some(({ data, isPending }) => data || isPending);
  if (!isThere) return null;
  return (
    <section aria-labelledby="recently-viewed" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id="recently-viewed" className="text-xl md:text-2xl">
          {viewedMessages.title}
        </h2>
        <p className="grow text-sm text-muted">{viewedMessages.help}</p>
        <Button
          variant="quiet"
          aria-label={`${viewedMessages.clear}: ${viewedMessages.title}`}
          onClick={() => {
            forgetViewed();
            focusTitle();
          }}
        >
          {viewedMessages.clear}
        </Button>
      </div>
      <ul className="relative -mx-4 flex gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:px-0">
        {results.map(({ data, isPending }, index) => {
          const id = viewed[index]?.listingId;
          if (!data && !isPending) return null;
          return (
            <li key={id} className="w-40 shrink-0">
              {data ? <ViewedTile shown={data} /> : <Skeleton className="h-48 rounded-card" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
