import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { isBlank } from '#domain/check.ts';
import { parsePrice } from '#domain/money.ts';
import {
  MAX_IMAGES,
  PROPERTY_TYPES,
  priceUnit,
  subtypeFieldOf,
} from '#domain/properties/property.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NoImage } from '#web/ui/no-image.tsx';
import { Price } from '#web/ui/price.tsx';
import { useBrokenImage } from '#web/ui/use-broken-image.ts';
import type { ListingText } from './listing-text.ts';

interface Props {
  text: ListingText;
  cover: File | undefined;
  photoCount: number;
}

/** The listing as it will look, and which sections of the form are complete. */
export function UploadOutline({ text, cover, photoCount }: Props) {
  const price = parsePrice(text.price);
  const type = PROPERTY_TYPES.find((each) => each === text.propertyType);
  const place = [text.location, text.region]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
  return (
    <aside aria-label="Summary" className="sticky top-24 max-lg:hidden">
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <Cover file={cover} />
        <div className="flex flex-col gap-1 p-4">
          {price === undefined ? (
            <span className="text-lg text-muted">Price</span>
          ) : (
            <Price cedi={price} per={type && priceUnit(type)} />
          )}
          <p className="line-clamp-2 font-semibold">{text.name.trim() || 'Name'}</p>
          <p className="truncate text-sm text-muted">{place || 'Location, region'}</p>
        </div>
      </div>
      <ol className="mt-4">
        {sections(text, photoCount).map(({ id, label, done }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-3 rounded-control px-2 text-sm font-medium hover:bg-primary-soft"
            >
              <Icon
                of={done ? CircleCheck : Circle}
                className={cx('shrink-0', done ? 'text-available' : 'text-control-line')}
              />
              {label}
              <span className="sr-only">{done ? ', complete' : ', not complete'}</span>
            </a>
          </li>
        ))}
      </ol>
    </aside>
  );
}

function sections(text: ListingText, photoCount: number) {
  const type = PROPERTY_TYPES.find((each) => each === text.propertyType);
  const filled = (...values: string[]) => values.every((value) => !isBlank(value));
  return [
    {
      id: 'what',
      label: 'What it is',
      done: filled(text.name, text.condition) && type && filled(text[subtypeFieldOf(type)]),
    },
    { id: 'price', label: 'What it costs', done: parsePrice(text.price) },
    { id: 'where', label: 'Where it is', done: filled(text.region, text.location, text.address) },
    { id: 'photos', label: `${photoCount} of ${MAX_IMAGES} images`, done: photoCount > 0 },
  ];
}

function Cover({ file }: { file: File | undefined }) {
  const url = useObjectUrl(file);
  const { broken, watch } = useBrokenImage(url);
  if (!url || broken) return <NoImage className="aspect-4/3" />;
  return <img {...watch} src={url} alt="" className="aspect-4/3 w-full bg-sunken object-cover" />;
}
