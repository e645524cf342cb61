import type { PropertySummary } from '#domain/properties/schema.ts';
import { plural } from '#domain/values/plural.ts';
import { StarShape } from '#web/ui/listing/star-shape.tsx';

/** After another fact: how people rate it, and how many of them: '★ 4.5 (12)'. */
export function CardRating({ property }: { property: PropertySummary }) {
  const { averageRating, reviewCount } = property;
  if (averageRating === null) return null;
  return (
    <>
      {' · '}
      <span aria-hidden className="figures whitespace-nowrap">
        <StarShape className="mb-0.5 inline size-3.5 text-gold" /> {averageRating} ({reviewCount})
      </span>
      <span className="sr-only">
        rated {averageRating} of 5 in {plural(reviewCount, 'review')}
      </span>
    </>
  );
}
