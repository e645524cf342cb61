import { endedStayMessages } from '#domain/bookings/ended-stay-messages.ts';
import { hostedStayMessages, messageToGuest } from '#domain/bookings/hosted-messages.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { formatDay } from '#domain/values/calendar-date.ts';
import { Button } from '#web/ui/button.tsx';
import { MoneyButton } from '../money/money-button.tsx';
import { StayCard } from '../stay-card.tsx';
import { StayContact } from '../stay-contact.tsx';
import { StayEndings } from './stay-endings.tsx';

interface Props {
  stay: HostedStay;
  /** Shows its host as well, to an Admin. */
  everyones: boolean;
  /** The guest is still to come, so it can be cancelled. */
  isToCome: boolean;
  /** New since the user's last look. */
  isNew?: boolean;
  onCancel(): void;
}

/** A stay as its host sees it: the guest with contact details, and a way to cancel. */
export function HostedStayCard({ stay, everyones, isToCome, isNew = false, onCancel }: Props) {
  return (
    <StayCard
      stay={stay}
      side={everyones ? undefined : 'host'}
      isNew={isNew}
      note={[
        hostedStayMessages.reference(stay.reference),
        ...(stay.arrivedAt ? [endedStayMessages.hasCome] : []),
        ...(everyones ? [hostedStayMessages.listedBy(stay.lister.name)] : []),
      ].join(', ')}
      contact={
        <StayContact
          who={hostedStayMessages.guest}
          name={stay.fullName}
          phoneNumber={stay.phoneNumber}
          email={stay.email}
          message={messageToGuest({
            propertyName: stay.propertyName,
            checkIn: formatDay(stay.checkIn),
          })}
          compact={!isToCome}
        />
      }
      action={(nameId) => (
        <div className="flex w-full flex-wrap items-center gap-2">
          <MoneyButton id={stay._id} side="host" nameId={nameId} />
          <StayEndings stay={stay} nameId={nameId} />
          {isToCome && (
            <Button
              variant="quiet-danger"
              onClick={onCancel}
              aria-describedby={nameId}
              className="-mr-4 ml-auto"
            >
              {hostedStayMessages.cancel}
            </Button>
          )}
        </div>
      )}
    />
  );
}
