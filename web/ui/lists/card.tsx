import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListerCheck } from '#domain/verification/schema.ts';
import type { Keepable } from '#web/lib/favourites/keepable.ts';
import { usePrefetch } from '#web/lib/start/use-prefetch.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { CardChecks } from '../listing/card-checks.tsx';
import { KeepButton } from './keep-button.tsx';

interface Props {
  /** The detail page's path. Visitors who click it are sent to sign up first (web/head/know-visitor.ts). */
  to: string;
  title: string;
  /** A Picture or a video, which fills a box of 4:3. */
  media: ReactNode;
  /** The category, on the photo, top left. */
  badge?: ReactNode;
  /** On the photo, bottom left; only when the listing is not available. */
  status?: ReactNode;
  /** The listing its heart keeps; the heart is at the photo's top right. */
  keeps?: Keepable;
  price: ReactNode;
  /** Town and region. */
  place?: string;
  /** One line: condition, beds, mileage. */
  facts?: ReactNode;
  /** The lister's verified checks. */
  checks?: readonly ListerCheck[] | undefined;
  /** Below the facts: a description, say. */
  children?: ReactNode;
  /** The card's own buttons, for example Book Now. */
  actions?: ReactNode;
  /** 3 if the cards are under a heading of their own. */
  headingLevel?: 2 | 3;
  className?: string;
}

/** A listing: the whole card is its link, with its actions on top. */
export function Card({
  to,
  title,
  media,
  badge,
  status,
  keeps,
  price,
  place,
  facts,
  checks,
  children,
  actions,
  headingLevel = 2,
  className,
}: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={cx(
        'compact-card group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-control-line',
        className,
      )}
    >
      <div className="relative aspect-4/3 overflow-hidden">
        {media}
        {badge && <div className="not-on-compact-card absolute top-3 right-13 left-3">{badge}</div>}
        {status && <div className="absolute bottom-3 left-3 z-1">{status}</div>}
        {keeps && <KeepButton listing={keeps} />}
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <div>{price}</div>
        <Heading className="line-clamp-2 font-sans text-base font-semibold tracking-normal">
          <Link
            to={to}
            data-card
            prefetch={usePrefetch()}
            className="outline-none after:absolute after:inset-0 after:rounded-card after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-primary"
          >
            {title}
          </Link>
        </Heading>
        {place && (
          <p className="flex items-start gap-1 text-sm text-muted">
            <Icon of={MapPin} size={16} className="mt-0.5 shrink-0" />
            {place}
          </p>
        )}
        {facts && <p className="text-sm text-muted">{facts}</p>}
        {children}
        <CardChecks checks={checks} />
        {actions && <div className="relative z-1 mt-auto flex flex-wrap gap-2 pt-3">{actions}</div>}
      </div>
    </article>
  );
}
