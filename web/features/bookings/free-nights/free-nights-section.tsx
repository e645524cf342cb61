import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import type { Property } from '#domain/properties/schema.ts';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const FreeNights = lazyPart(
  () => import('./free-nights.tsx'),
  () => <p className="text-muted">{stayGuestMessages.loadFailure}.</p>,
);

/** Of the section, for links to it. */
export const FREE_NIGHTS_ID = 'availability';

/** About the free nights' own, so that what follows moves little. */
const HEIGHT = 'h-112';

interface Props {
  property: Property;
  limits: BookingLimits;
}

/** The stay's free nights and what they cost, for everyone. Loaded when someone comes near it: a page opens without it. */
export function FreeNightsSection(props: Props) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  return (
    <section
      ref={section}
      id={FREE_NIGHTS_ID}
      aria-labelledby={titleId}
      className="scripts-only flex flex-col gap-3"
    >
      <h2 id={titleId} className="text-xl">
        {stayGuestMessages.title}
      </h2>
      {isNear ? (
        <Suspense fallback={<Skeleton className={cx(HEIGHT, 'rounded-card')} />}>
          <FreeNights {...props} />
        </Suspense>
      ) : (
        // No skeleton yet: with one the page would start its scripts before its photos are there.
        <div className={HEIGHT} />
      )}
    </section>
  );
}

/** True once the element has been a screen away or nearer. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    // Several changes may come at once: it was out of view, and then in view.
    const observer = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
