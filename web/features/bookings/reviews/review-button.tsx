import { Suspense, useState } from 'react';
import type { BookingStatus } from '#domain/bookings/state.ts';
import { stayReviewMessages as said } from '#domain/stay-reviews/messages.ts';
import { mayReview } from '#domain/stay-reviews/rules.ts';
import { type CalendarDate, today } from '#domain/values/calendar-date.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Button } from '#web/ui/button.tsx';

const ReviewsSheet = lazyPart(() => import('./reviews-sheet.tsx'), Nothing);
const GuestRecordSheet = lazyPart(() => import('./guest-record-sheet.tsx'), Nothing);

interface Props {
  stay: { _id: string; status: BookingStatus; checkOut: CalendarDate };
  side: 'guest' | 'host';
  /** The id of the stay's name. */
  nameId: string;
}

/** Opens what was written about a stay that is over, and the form while one may write. */
export function ReviewButton({ stay, side, nameId }: Props) {
  const [opened, setOpened] = useState(false);
  if (stay.status !== 'completed') return null;
  const isOpen = mayReview(stay, today(new Date()));
  const text = side === 'guest' ? said.reviewStay : said.reviewGuest;
  return (
    <>
      <Button variant="secondary" aria-describedby={nameId} onClick={() => setOpened(true)}>
        {isOpen ? text : said.open}
      </Button>
      {opened && (
        <Suspense>
          <ReviewsSheet id={stay._id} side={side} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Opens what other hosts wrote about the guest of a stay. */
export function GuestRecordButton({ id, nameId }: { id: string; nameId: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-describedby={nameId} onClick={() => setOpened(true)}>
        {said.aboutGuest}
      </Button>
      {opened && (
        <Suspense>
          <GuestRecordSheet id={id} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
