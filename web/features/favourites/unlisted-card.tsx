import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { favouritesPageMessages } from '#domain/favourites/page-messages.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { StatusBadge } from '#web/ui/listing/status-badge.tsx';

/** A listing by its name. */
export type UnlistedListing = Pick<Favourite, 'kind' | 'listingId' | 'name'>;

interface Props {
  listing: UnlistedListing;
  /** True if it was deleted, false if it could not be loaded. */
  isGone: boolean;
  children: ReactNode;
}

/** Replaces the card of a listing that no longer has one. */
export function UnlistedCard({ listing: { kind, listingId, name }, isGone, children }: Props) {
  const path = KINDS[kind].path(listingId);
  return (
    <article className="flex flex-col items-start gap-2 rounded-card border border-line bg-sunken p-4">
      {isGone && <StatusBadge tone="closed">{favouritesPageMessages.gone}</StatusBadge>}
      <h2 className="font-sans text-base font-semibold tracking-normal">
        {isGone ? (
          name
        ) : (
          <Link to={path} data-card className="underline">
            {name}
          </Link>
        )}
      </h2>
      {isGone && <p className="text-sm text-muted">{favouritesPageMessages.goneHelp}</p>}
      {children}
    </article>
  );
}
