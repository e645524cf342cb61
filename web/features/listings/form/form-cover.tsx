import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { NoImage } from '#web/ui/pictures/no-image.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useBrokenImage } from '#web/ui/pictures/use-broken-image.ts';
import type { ListingMedia } from './use-listing-media.ts';

/** The form's first photo, for the outline: one of the listing's, or a newly chosen one. */
export function FormCover({ media: { onTheirWay } }: { media: Pick<ListingMedia, 'onTheirWay'> }) {
  const [first] = onTheirWay;
  if (!first?.stored) return <ChosenCover file={first?.file} />;
  return <Picture photo={first.stored} sizes="320px" alt="" className="aspect-4/3 w-full" />;
}

function ChosenCover({ file }: { file: File | undefined }) {
  const url = useObjectUrl(file);
  const { broken, watch } = useBrokenImage(url);
  if (!url || broken) return <NoImage className="aspect-4/3" />;
  return <img {...watch} src={url} alt="" className="aspect-4/3 w-full bg-sunken object-cover" />;
}
