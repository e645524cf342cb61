import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Photo } from '#domain/media/photo.ts';
import { paths } from '#domain/site/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Stay } from './stay.ts';

interface Props {
  stay: Stay;
  /** The listing's first photo: null if it has none, undefined while loading. */
  photo: Photo | null | undefined;
  /** The price. */
  children: ReactNode;
}

const SHAPE =
  'aspect-4/3 lg:[@media(max-height:45rem)]:aspect-2/1 max-lg:w-[min(7rem,40%)] max-lg:shrink-0 max-lg:self-start max-lg:rounded-control';

/** The booked stay: beside the form, or above it on smaller screens. */
export function StaySummary({ stay, photo, children }: Props) {
  return (
    <section
      aria-label="Your stay"
      className="overflow-hidden rounded-card border border-line bg-surface lg:sticky lg:top-24"
    >
      <div className="max-lg:flex max-lg:flex-wrap max-lg:gap-4 max-lg:p-4">
        {photo === undefined ? (
          <Skeleton className={`${SHAPE} lg:rounded-none`} />
        ) : (
          <Picture
            photo={photo ?? undefined}
            sizes="(min-width: 1024px) 352px, 112px"
            alt=""
            eager
            className={SHAPE}
          />
        )}
        <div className="flex min-w-0 flex-col gap-1 max-lg:flex-1 max-lg:basis-36 lg:p-6 lg:pb-0">
          <h2 className="text-lg leading-snug lg:text-xl">
            <Link to={paths.property(stay.id)} className="py-3 hover:text-primary hover:underline">
              {stay.name}
            </Link>
          </h2>
          <p className="flex items-start gap-1.5 text-sm text-muted">
            <Icon of={MapPin} size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0">{stay.location}</span>
          </p>
        </div>
      </div>
      {children && (
        <div className="border-line p-4 max-lg:border-t lg:px-6 lg:pt-4 lg:pb-6">{children}</div>
      )}
    </section>
  );
}
