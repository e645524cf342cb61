import Banknote from 'lucide-react/icons/banknote';
import CalendarX from 'lucide-react/icons/calendar-x';
import DoorOpen from 'lucide-react/icons/door-open';
import Hourglass from 'lucide-react/icons/hourglass';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import { lastDayToCancel } from '#domain/bookings/rules.ts';
import { termsMessages } from '#domain/bookings/terms-messages.ts';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import type { RefundableStay } from '#domain/stays/refund.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import {
  type CalendarDate,
  compare,
  formatDay,
  parseCalendarDate,
  today,
} from '#domain/values/calendar-date.ts';
import { formatCedi } from '#domain/values/money.ts';
import { Icon } from '#web/ui/icon.tsx';
import { RefundTable } from './refund-table.tsx';

interface Props {
  checkIn: string;
  /** The chosen stay, for what cancelling it would give back. */
  refundable: RefundableStay | undefined;
  /** What the stay is sold by; undefined while unknown. */
  rules: StayRules | null | undefined;
}

/** The terms beside the button: when to pay, what cancelling means, when to arrive, and the deposit. */
export function BookingTerms({ checkIn, refundable, rules }: Props) {
  const day = parseCalendarDate(checkIn);
  const policy = rules?.cancellation;
  const terms = [
    ...(rules?.booking === 'on-request' ? [{ icon: Hourglass, text: requestMessages.before }] : []),
    { icon: Banknote, text: termsMessages.payment },
    ...(policy ? [] : [{ icon: CalendarX, text: cancelText(day) }]),
    { icon: DoorOpen, text: termsMessages.arrival(day && formatDay(day)) },
    ...(rules?.deposit
      ? [{ icon: ShieldCheck, text: stayGuestMessages.depositTerm(formatCedi(rules.deposit)) }]
      : []),
  ];
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-2 rounded-card bg-sunken px-4 py-3.5 text-sm">
        {terms.map(({ icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon of={icon} size={18} className="mt-0.5 shrink-0 text-muted" />
            {text}
          </li>
        ))}
      </ul>
      {policy && <RefundTable policy={policy} stay={refundable} />}
    </div>
  );
}

function cancelText(checkIn: CalendarDate | undefined): string {
  const lastDay = checkIn && lastDayToCancel(checkIn);
  const isLate = lastDay && compare(lastDay, today(new Date())) < 0;
  return isLate ? termsMessages.noCancelling : termsMessages.cancel(lastDay && formatDay(lastDay));
}
