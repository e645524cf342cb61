import { Link } from 'react-router';
import { favouritesPageMessages } from '#domain/favourites/page-messages.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { pressHeart } from '#web/ui/press-heart.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';

interface Props {
  favourite: Favourite;
  /** It was deleted; else it could not be read now. */
  isGone: boolean;
}

/** In the place of the card of a listing that there is none of. */
export function UnlistedCard({ favourite, isGone }: Props) {
  const { kind, listingId, name } = favourite;
  const path = kind === 'property' ? paths.property(listingId) : paths.car(listingId);
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
      <Button
        variant="secondary"
        className="mt-auto"
        aria-label={`${favouritesPageMessages.remove} ${name}`}
        onClick={() => pressHeart(favourite, false)}
      >
        {favouritesPageMessages.remove}
      </Button>
    </article>
  );
}
