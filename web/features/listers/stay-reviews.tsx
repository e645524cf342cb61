import { Link } from 'react-router';
import { authorName, shownComment } from '#domain/comments/rules.ts';
import { listerMessages } from '#domain/listers/messages.ts';
import type { StayReview } from '#domain/listers/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { Stars } from '#web/ui/listing/stars.tsx';

/** Reviews by people who stayed at a lister's places. */
export function StayReviews({ reviews }: { reviews: readonly StayReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="stay-reviews" className="mt-10">
      <h2 id="stay-reviews" className="text-xl">
        {listerMessages.reviews}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {reviews.map((review) => (
          <li key={review._id} className="py-4">
            <div className="flex flex-wrap items-center gap-x-3">
              <p className="font-semibold">{authorName(review.userName)}</p>
              {review.rating !== null && <Stars rating={review.rating} />}
            </div>
            <p className="text-xs text-muted">
              <time dateTime={review.createdAt}>{formatInstantDate(review.createdAt)}</time>
              {' · '}
              <Link
                to={`${paths.property(review.property._id)}#comments`}
                className="inline-flex min-h-11 min-w-11 items-center underline"
              >
                {review.property.name}
              </Link>
            </p>
            <p className="wrap-anywhere mt-1 max-w-prose whitespace-pre-line">
              {shownComment(review.comment)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
