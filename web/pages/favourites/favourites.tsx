import { useState } from 'react';
import { favouriteMessages } from '#domain/favourites/messages.ts';
import { favouritesPageMessages } from '#domain/favourites/page-messages.ts';
import { shareListMessages } from '#domain/favourites/share-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { FAVOURITES_ID, Favourites } from '#web/features/favourites/favourites.tsx';
import RecentlyViewed from '#web/features/favourites/recently-viewed.tsx';
import { SharePanel } from '#web/features/favourites/share-panel.tsx';
import { useKept } from '#web/lib/favourites/use-kept.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/favourites';
import { LISTING_CARDS } from './listing-cards.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: favouriteMessages.title,
    description: favouritesPageMessages.description,
    path: paths.favourites,
    origin: originOf(matches),
    index: false,
  });

/** The id of the panel for sharing the list. */
const SHARE_ID = 'share-list';

/** The current person's favourites: one page for visitors and members, filled in by the browser. */
export default function FavouritesPage({ matches }: Route.ComponentProps) {
  const [isSharing, setSharing] = useState(false);
  const kept = useKept() ?? [];
  return (
    <div className="wrap flex flex-col gap-12 pb-12">
      <div>
        <PageHeader
          title={favouriteMessages.title}
          intro={kept.length > 0 && favouritesPageMessages.count(kept.length)}
          crumbs={[{ label: 'Home', to: paths.home }, { label: favouriteMessages.title }]}
          actions={
            kept.length > 0 && (
              <Button
                variant="secondary"
                aria-expanded={isSharing}
                aria-controls={isSharing ? SHARE_ID : undefined}
                onClick={() => setSharing(!isSharing)}
              >
                {shareListMessages.open}
              </Button>
            )
          }
        />
        {isSharing && (
          <SharePanel id={SHARE_ID} origin={originOf(matches)} anchor={FAVOURITES_ID} />
        )}
        <Favourites cards={LISTING_CARDS} />
      </div>
      <RecentlyViewed />
    </div>
  );
}
