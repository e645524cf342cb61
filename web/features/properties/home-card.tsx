import { Suspense } from 'react';
import { priceUnit, statusLabel, truncate, typeLabel } from '#domain/properties/property.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { mediaPath } from '#web/lib/api/media-path.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Price } from '#web/ui/listing/price.tsx';
import { Card } from '#web/ui/lists/card.tsx';
import { CARD_SIZES } from '#web/ui/lists/card-grid.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useBrokenImage } from '#web/ui/pictures/use-broken-image.ts';
import { CardRating } from './card-rating.tsx';
import type { CardVideoProps } from './card-video.tsx';
import { StatusUnlessAvailable } from './status-unless-available.tsx';

// Few cards have a video, and none plays before scripts run.
const CardVideo = lazyPart(() => import('./card-video.tsx'), Still);

/** A property on the home page, with all that the specification lists (§2.3). */
export function HomeCard({ property }: { property: PropertySummary }) {
  const { _id: id, name, price, description, location, region, address } = property;
  const { condition, status, companyLogo, lister, highlights, checks } = property;
  return (
    <Card
      to={paths.property(id)}
      title={name}
      keeps={{ kind: 'property', listingId: id, name, price }}
      headingLevel={3}
      className="paint-later-[33rem]"
      media={<Media property={property} />}
      badge={<Badge tone="photo">{typeLabel(property)}</Badge>}
      status={<StatusUnlessAvailable {...property} />}
      price={
        <div className="flex items-center justify-between gap-3">
          <Price cedi={price} per={priceUnit(property.propertyType)} />
          {companyLogo && <CompanyLogo src={companyLogo} of={lister.name} />}
        </div>
      }
      place={`${location}, ${region}`}
      facts={
        <>
          {condition} · {statusLabel(status)}
          <CardRating property={property} />
        </>
      }
      checks={checks}
    >
      {highlights.length > 0 && <p className="text-sm">{highlights.join(' · ')}</p>}
      <p className="line-clamp-2 text-sm text-muted">{address}</p>
      <p className="mt-1 line-clamp-3 text-sm">{truncate(description.replace(/\s+/g, ' '))}</p>
    </Card>
  );
}

function Media({ property: { name, photos, video, videoDetails } }: { property: PropertySummary }) {
  const hydrated = useHydrated();
  const [first, second] = photos;
  if (!video) return <Picture photo={first} sizes={CARD_SIZES} className="size-full" />;
  const poster = videoDetails?.poster ?? second ?? first;
  const still = <Still poster={poster} sizes={CARD_SIZES} />;
  return (
    // Half as wide, but cut from a picture as wide as the card.
    <div className="grid size-full grid-cols-2 gap-0.5">
      <Picture photo={first} sizes={CARD_SIZES} className="size-full min-h-0" />
      {hydrated ? (
        <Suspense fallback={still}>
          <CardVideo url={mediaPath(video)} poster={poster} sizes={CARD_SIZES} name={name} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}

/** Takes the video's place until it appears. */
function Still({ poster, sizes }: Pick<CardVideoProps, 'poster' | 'sizes'>) {
  return <Picture photo={poster} sizes={sizes} alt="" className="size-full min-h-0" />;
}

function CompanyLogo({ src, of }: { src: string; of: string }) {
  const { broken, watch } = useBrokenImage(src);
  if (broken) return null;
  return (
    <img
      {...watch}
      src={mediaPath(src)}
      alt={`Company logo of ${of}`}
      width={36}
      height={36}
      loading="lazy"
      decoding="async"
      className="size-9 shrink-0 rounded-small border border-line bg-surface object-contain"
    />
  );
}
