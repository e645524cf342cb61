import { endedStayMessages } from '#domain/bookings/ended-stay-messages.ts';
import { hostedStayMessages, messageToGuest } from '#domain/bookings/hosted-messages.ts';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import { isOnlyRequested } from '#domain/bookings/state.ts';
import { formatDay } from '#domain/values/calendar-date.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeButton } from '../changes/change-button.tsx';
import { MoneyButton } from '../money/money-button.tsx';
import { GuestRecordButton, ReviewButton } from '../reviews/review-button.tsx';
import { StayCard } from '../stay-card.tsx';
import { StayContact } from '../stay-contact.tsx';
import type { CancelOutcome } from '../use-cancel.ts';
import { AnswerRequest } from './answer-request.tsx';
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
  /** A request was answered. */
  onSettled(outcome: CancelOutcome): void;
}

/** A stay as its host sees it: the guest with contact details, and a way to cancel or to answer. */
export function HostedStayCard(props: Props) {
  const { stay, everyones, isToCome, isNew = false, onCancel, onSettled } = props;
  const isRequest = stay.status === 'requested';
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
            isRequest: isOnlyRequested(stay),
          })}
          compact={!isToCome && !isRequest}
        />
      }
      hint={hintOf(stay)}
      action={(nameId) =>
        isRequest ? (
          <>
            <GuestRecordButton id={stay._id} nameId={nameId} />
            <AnswerRequest stay={stay} nameId={nameId} onSettled={onSettled} />
          </>
        ) : (
          <>
            <MoneyButton id={stay._id} side="host" nameId={nameId} />
            <StayEndings stay={stay} nameId={nameId} />
            {!isToCome && !everyones && <ReviewButton stay={stay} side="host" nameId={nameId} />}
            {isToCome && (
              <>
                <GuestRecordButton id={stay._id} nameId={nameId} />
                <ChangeButton stay={stay} nameId={nameId} />
                <Button
                  variant="quiet-danger"
                  onClick={onCancel}
                  aria-describedby={nameId}
                  className="sm:-mr-4 sm:ml-auto"
                >
                  {hostedStayMessages.cancel}
                </Button>
              </>
            )}
          </>
        )
      }
    />
  );
}

/** Until when a request waits, and what to check before. */
function hintOf({ status, request }: HostedStay): string | undefined {
  if (status !== 'requested' || !request) return undefined;
  const until = requestMessages.answerUntil(formatInstant(request.answerBy));
  return request.because === 'calendars' ? `${requestMessages.unsureForHost} ${until}` : until;
}
