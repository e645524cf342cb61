import Lightbulb from 'lucide-react/icons/lightbulb';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { today } from '#domain/calendar-date.ts';
import { groupThousands } from '#domain/plural.ts';
import { paths } from '#domain/site/paths.ts';
import { hintsOf } from '#domain/workspace/listing-hints.ts';
import type { OwnListingRow } from '#domain/workspace/listings-schema.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WhyPaused } from '#web/ui/why-paused.tsx';
import { TrendLine } from './trend-line.tsx';
import { viewsByDay } from './trend-points.ts';

interface Props {
  listing: OwnListingRow;
  days: number;
  /** What can be done with it. */
  children: ReactNode;
}

/** A listing with its numbers: in a row on wide screens, a card on a phone. */
export function ListingResult({ listing, days, children }: Props) {
  const { kind, _id: id, name, status, pause, views, enquiries, stays, favourites } = listing;
  const hints = hintsOf(listing);
  const isModerated = pause?.reason === 'moderation';
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-48 grow">
          <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
            <Link
              to={kind === 'property' ? paths.property(id) : paths.car(id)}
              className="hover:text-primary hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="text-muted text-sm capitalize">
            {[kind, isModerated ? undefined : pause ? 'paused' : status].filter(Boolean).join(', ')}
          </p>
          {isModerated && (
            <p className="mt-1 text-sm">
              <WhyPaused pause={pause} listingId={id} />
            </p>
          )}
        </div>
        <dl className="figures grid grid-cols-4 gap-x-4 text-sm max-sm:w-full sm:gap-x-6">
          <Count term="Views" count={views} />
          <Count term="Enquiries" count={enquiries} />
          {kind === 'property' && <Count term="Stays" count={stays} />}
          <Count term="Kept" count={favourites} />
        </dl>
        <TrendLine views={viewsByDay(listing.trend, days, today(new Date()))} />
      </div>
      {hints.length > 0 && (
        <ul className="flex flex-col gap-1.5 rounded-control bg-sunken px-4 py-3 text-sm">
          {hints.map((hint) => (
            <li key={hint} className="flex gap-2">
              <Icon of={Lightbulb} size={16} className="mt-0.5 shrink-0 text-primary" />
              {hint}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

const Count = ({ term, count }: { term: string; count: number }) => (
  <div>
    <dt className="text-muted text-xs">{term}</dt>
    <dd className="font-semibold">{groupThousands(String(count))}</dd>
  </div>
);
