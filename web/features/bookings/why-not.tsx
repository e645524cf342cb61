import { formatDays } from '#domain/bookings/format-days.ts';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import { today } from '#domain/values/calendar-date.ts';
import { chipClass } from '#web/ui/lists/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { GetVerified } from './get-verified.tsx';
import type { Refusal } from './refusal.ts';
import type { StayDates } from './taken-dates.ts';

interface Props {
  refusal: Refusal;
  onChoose(dates: StayDates): void;
}

/** The rule that refuses the chosen nights, and the nearest dates that work, each one tap away. */
export function WhyNot({ refusal: { reason, nearest, verify }, onChoose }: Props) {
  const now = today(new Date());
  return (
    <Notice tone="info">
      <p className="font-semibold">{stayGuestMessages.whyNot}</p>
      <p>
        {reason}
        {verify && (
          <>
            {' '}
            <GetVerified />
          </>
        )}
      </p>
      {nearest && (
        <p className="mt-3 text-muted">
          {nearest.length > 0 ? stayGuestMessages.nearest : stayGuestMessages.noneNear}
        </p>
      )}
      {nearest && nearest.length > 0 && (
        <ul className="figures mt-1.5 flex flex-wrap gap-2">
          {nearest.map((dates) => {
            const days = formatDays(dates.checkIn, dates.checkOut, now);
            return (
              <li key={days}>
                <button
                  type="button"
                  aria-label={stayGuestMessages.chooseDates(days)}
                  onClick={() => onChoose(dates)}
                  className={chipClass()}
                >
                  {days}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Notice>
  );
}
