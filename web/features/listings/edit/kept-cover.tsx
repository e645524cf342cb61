import { Picture } from '#web/ui/picture.tsx';
import type { EditableListing } from './edit-kind.ts';

/** The cover of a listing as it is stored, for the outline. */
export function KeptCover({ listing: { photos } }: { listing: EditableListing }) {
  return <Picture photo={photos[0]} sizes="320px" alt="" className="aspect-4/3 w-full" />;
}
