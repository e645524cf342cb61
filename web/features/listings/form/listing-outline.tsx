import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { MAX_PHOTOS } from '#domain/media/limits.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

interface OutlineSection {
  /** The section's id. */
  id: string;
  label: string;
  done: boolean;
}

interface Props {
  /** A picture of 4:3. */
  cover: ReactNode;
  price: ReactNode;
  name: string;
  /** One more line of details. */
  facts?: string;
  /** Town and region, blank ones left out. */
  place: readonly string[];
  sections: readonly OutlineSection[];
}

/** A preview of the listing, and the sections of the form with their completeness. */
export function ListingOutline({ cover, price, name, facts, place, sections }: Props) {
  const where = place
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
  return (
    <aside aria-label="Summary" className="sticky top-24 max-lg:hidden">
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {cover}
        <div className="flex flex-col gap-1 p-4">
          {price}
          <p className="line-clamp-2 font-semibold break-words">{name.trim() || 'Name'}</p>
          {facts && <p className="truncate text-sm">{facts}</p>}
          <p className="truncate text-sm text-muted">{where || 'Location, region'}</p>
        </div>
      </div>
      <ol className="mt-4">
        {sections.map(({ id, label, done }) => (
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

/** The section of the photos, as the outline lists it. */
export const photosSection = (id: string, count: number): OutlineSection => ({
  id,
  label: `${count} of ${MAX_PHOTOS} images`,
  done: count > 0,
});
