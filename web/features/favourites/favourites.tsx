import { Suspense } from 'react';
import { favouritesPageMessages } from '#domain/favourites/page-messages.ts';
import { FAVOURITES_MAX } from '#domain/favourites/rules.ts';
import { paths } from '#domain/site/paths.ts';
import { keptBy } from '#web/lib/favourites/kept.ts';
import { useKept } from '#web/lib/favourites/use-kept.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CardGridSkeleton } from '#web/ui/lists/card-skeleton.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SignInInvitation } from '#web/ui/sign-in-invitation.tsx';
import { FavouriteList } from './favourite-list.tsx';
import type { ListingCards } from './listing-cards.ts';

// Only members have it.
const PriceDropSwitch = lazyPart(() => import('./price-drop-switch.tsx'), Nothing);

/** The list's id; signing in leads back to it. */
export const FAVOURITES_ID = 'favourites';

/** The current person's favourites, in every state. */
export function Favourites({ cards }: { cards: ListingCards }) {
  const kept = useKept();
  const viewer = useViewer();
  if (!kept) {
    return (
      <>
        <noscript>
          <p className="mb-6">{favouritesPageMessages.needsScripts}</p>
        </noscript>
        <CardGridSkeleton count={3} lines={2} />
      </>
    );
  }
  const waiting = viewer && kept.length >= FAVOURITES_MAX ? keptBy(undefined).length : 0;
  return (
    <div id={FAVOURITES_ID} className="flex flex-col gap-6">
      {kept.length === 0 ? (
        <EmptyState
          title={favouritesPageMessages.none}
          text={favouritesPageMessages.noneHelp}
          action={<ButtonLink to={paths.home}>See homes and cars</ButtonLink>}
        />
      ) : (
        <FavouriteList kept={kept} cards={cards} />
      )}
      {viewer && (
        <Suspense fallback={<div className="h-11" />}>
          <PriceDropSwitch userId={viewer.userId} />
        </Suspense>
      )}
      {waiting > 0 && <Notice tone="info">{favouritesPageMessages.noRoom(waiting)}</Notice>}
      {!viewer && kept.length > 0 && (
        <SignInInvitation
          title={favouritesPageMessages.signIn}
          help={favouritesPageMessages.signInHelp}
          anchor={FAVOURITES_ID}
        />
      )}
    </div>
  );
}
