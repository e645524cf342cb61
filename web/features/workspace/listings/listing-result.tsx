import Lightbulb from 'lucide-react/icons/lightbulb';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KINDS } from '#domain/listing-kinds.ts';
import { hintsOf } from '#domain/workspace/listing-hints.ts';
import type { OwnListingRow } from '#domain/workspace/listings-schema.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WhyPaused } from '#web/ui/listing/why-paused.tsx';
import { ListingFigures } from './listing-figures.tsx';

interface Props {
  listing: OwnListingRow;
  /** What it asks its lister. */
  question: ReactNode;
  /** Actions on the listing. */
  children: ReactNode;
}

/** A listing with its numbers: in a row on wide screens, a card on a phone. */
export function ListingResult({ listing, question, children }: Props) {
  const { kind, _id: id, name, status, pause } = listing;
  const hints = hintsOf(listing);
  const isModerated = pause?.reason === 'moderation';
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-col gap-x-8 gap-y-3 lg:flex-row">
        <div className="min-w-0 grow">
          <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
            <Link
              to={KINDS[kind].path(id)}
              className="relative -my-2 inline-flex min-h-11 items-center hover:text-primary hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="text-muted text-sm capitalize">
            {[KINDS[kind].noun, isModerated ? undefined : pause ? 'paused' : status]
              .filter(Boolean)
              .join(', ')}
          </p>
          {isModerated && (
            <p className="mt-1 text-sm">
              <WhyPaused pause={pause} listingId={id} />
            </p>
          )}
        </div>
        <ListingFigures listing={listing} />
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
      {question}
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
