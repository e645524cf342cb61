import type { FactTable } from '#domain/facts/fact.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { saidDetails } from '#domain/read-details/said-details.ts';
import ReadDetails, { type ReadDetailsProps } from '../read-details.tsx';
import type { StoredListing } from './listing-kind.ts';

export interface ReadOfListingProps extends Pick<ReadDetailsProps, 'onAnswered'> {
  kind: ListingKind;
  table: FactTable;
  listing: Pick<StoredListing, '_id' | 'facts' | 'readFromText'>;
}

/** Asks about the details of a listing being edited that were only read from its text. */
export default function ReadOfListing({ kind, table, listing, onAnswered }: ReadOfListingProps) {
  return (
    <ReadDetails
      kind={kind}
      id={listing._id}
      details={saidDetails(table, listing.facts, listing.readFromText ?? [])}
      onAnswered={onAnswered}
    />
  );
}
