import { WhyPaused } from '#web/ui/listing/why-paused.tsx';
import type { OwnListing } from './own-kind.ts';

/** Tells a lister that a listing is paused, and why. */
export function PausedNote({ listing }: { listing: Pick<OwnListing, '_id' | 'pause'> }) {
  if (!listing.pause) return null;
  return (
    <div className="mt-2 rounded-control bg-sunken px-3 py-2 text-sm font-medium">
      <WhyPaused pause={listing.pause} listingId={listing._id} />
    </div>
  );
}
