import Phone from 'lucide-react/icons/phone';
import { reservationPath } from '#domain/bookings/reservations.ts';
import { nightsMessages as said } from '#domain/stays/host-messages.ts';
import type { HeldNights } from '#domain/stays/schema.ts';
import { type CalendarDate, formatDay, nightsBetween } from '#domain/values/calendar-date.ts';
import { telLink } from '#domain/values/ghana.ts';
import { plural } from '#domain/values/plural.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { heldLook, heldText } from './held-look.ts';
import type { Nights } from './nights.ts';
import { OpenSome } from './open-some.tsx';

interface Props {
  held: HeldNights;
  today: CalendarDate;
  onUnblock(held: HeldNights): Promise<void>;
  onOpen(held: HeldNights, nights: Nights): Promise<void>;
}

/** A booking, or nights that the host took off: who, when, and what can be done with it. */
export function HeldCard({ held, today, onUnblock, onOpen }: Props) {
  const { from, to, name, phoneNumber, note, status } = held;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h3 className="flex items-center gap-2 text-lg wrap-anywhere">
        <span aria-hidden className={cx('size-3.5 shrink-0 rounded-full', heldLook(held))} />
        {name || heldText(held)}
      </h3>
      <p className="figures text-sm">
        {name && <span className="block text-muted">{heldText(held)}</span>}
        {formatDay(from)} to {formatDay(to)}
        <span className="block text-muted">{plural(nightsBetween(from, to), 'night')}</span>
      </p>
      {note && <p className="text-sm wrap-anywhere">{note}</p>}
      <div className="flex flex-wrap gap-2 *:grow">
        {phoneNumber && (
          <a
            href={telLink(phoneNumber)}
            className={buttonClass({ variant: 'secondary', className: 'figures' })}
          >
            <Icon of={Phone} size={18} className="shrink-0 text-muted" />
            {phoneNumber}
          </a>
        )}
        {status && (
          <ButtonLink
            to={reservationPath({ _id: held._id, status, checkIn: from, checkOut: to }, today)}
            variant="secondary"
          >
            {said.toReservation}
          </ButtonLink>
        )}
      </div>
      {!status && to > today && (
        <>
          <Unblock held={held} onUnblock={onUnblock} />
          {nightsBetween(from, to) > 1 && <OpenSome held={held} today={today} onOpen={onOpen} />}
        </>
      )}
    </article>
  );
}

function Unblock({ held, onUnblock }: Pick<Props, 'held' | 'onUnblock'>) {
  const { busy, error, send } = useWrite({ mutationFn: () => onUnblock(held) });
  return (
    <>
      {error instanceof ApiError && <Outcome tone="error">{error.message}</Outcome>}
      <Button busy={busy} busyText={said.unblocking} onClick={() => send()}>
        {said.unblock}
      </Button>
    </>
  );
}
