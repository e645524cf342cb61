import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkCancelReason } from '#domain/bookings/cancel-stay.ts';
import { CANCEL_REASON_MAX, hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import { ownBookingMessages } from '#domain/bookings/own-messages.ts';
import { requestMessages } from '#domain/bookings/request-messages.ts';
import type { Property } from '#domain/properties/schema.ts';
import { clashMessages as said } from '#domain/stay-calendars/clash-messages.ts';
import type { CalendarClash } from '#domain/stay-calendars/schema.ts';
import { formatDay } from '#domain/values/calendar-date.ts';
import { formatPesewas, fromCedi } from '#domain/values/money.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Radios } from '#web/ui/forms/radios.tsx';
import { ReasonField, useReason } from '#web/ui/forms/reason-field.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';
import {
  cancelBooking,
  declineRequest,
  settleClash,
  staysToOfferQuery,
} from '../calendar-calls.ts';

/** How a clash ends: the booking here stays, it is cancelled, or its guest is offered another stay. */
export type Ending = 'keepOurs' | 'keepTheirs' | 'offer';

interface Props {
  userId: string;
  /** The stay's. */
  id: string;
  clash: CalendarClash;
  ending: Ending;
  onClose(): void;
  onEnded(message: string): void;
}

/** What an ending does; a request is declined where a booking would be cancelled. */
export function helpOf(ending: Ending, { isRequest }: Pick<CalendarClash, 'isRequest'>): string {
  if (!isRequest || ending === 'offer') return said[`${ending}Help`];
  return ending === 'keepOurs' ? said.keepRequestHelp : said.declineHelp;
}

function titleOf(ending: Ending, { isRequest }: Pick<CalendarClash, 'isRequest'>): string {
  if (!isRequest || ending === 'offer') return said[`${ending}Title`];
  return ending === 'keepOurs' ? said.keepRequestTitle : requestMessages.declineTitle;
}

const CONFIRM: Readonly<Record<Ending, string>> = {
  keepOurs: said.keepOursConfirm,
  keepTheirs: hostedStayMessages.cancel,
  offer: said.offerConfirm,
};

/** Asks before a clash is ended, with the reason that the guest gets and the stay they are offered. */
export function EndingDialog({ userId, id, clash, ending, onClose, onEnded }: Props) {
  const reason = useReason(said.reason(clash.feedName));
  const [offer, setOffer] = useState('');
  const [problem, setProblem] = useState<string>();
  const isCancel = ending !== 'keepOurs';
  const isDecline = isCancel && clash.isRequest === true;
  const { send, busy, error, forget } = useWrite({
    mutationFn: () =>
      isCancel
        ? (isDecline ? declineRequest : cancelBooking)(clash.bookingId, {
            reason: reason.text,
            ...(ending === 'offer' && { offer }),
          })
        : settleClash(id, clash.nightsId),
    onSuccess: ({ message }) => onEnded(message),
  });

  function confirm() {
    const check = isCancel ? checkCancelReason(reason.text) : undefined;
    if (check && !check.ok) return reason.refuse(check.message);
    if (ending === 'offer' && offer === '') return setProblem(said.offerRequired);
    send();
  }

  const cancelling = isDecline ? requestMessages.declining : ownBookingMessages.cancelling;
  const busyText = isCancel ? cancelling : said.settling;
  return (
    <ConfirmDialog
      open
      title={titleOf(ending, clash)}
      confirmText={isDecline ? requestMessages.decline : CONFIRM[ending]}
      cancelText={ownBookingMessages.keep}
      danger={isCancel}
      busy={busy}
      busyText={busyText}
      failure={error ? failureMessage(error, said.failure) : problem}
      onConfirm={confirm}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <p className="figures font-semibold wrap-anywhere">
        {clash.guest}, {formatDay(clash.checkIn)} to {formatDay(clash.checkOut)}
      </p>
      <p>{helpOf(ending, clash)}</p>
      {ending === 'offer' && (
        <Offers
          userId={userId}
          bookingId={clash.bookingId}
          value={offer}
          onChange={(chosen) => {
            setOffer(chosen);
            setProblem(undefined);
          }}
        />
      )}
      {isCancel && (
        <ReasonField
          reason={reason}
          label={hostedStayMessages.reason}
          help={hostedStayMessages.reasonHelp}
          max={CANCEL_REASON_MAX}
          readOnly={busy}
        />
      )}
    </ConfirmDialog>
  );
}

interface OffersProps {
  userId: string;
  bookingId: string;
  value: string;
  onChange(id: string): void;
}

/** The host's other stays that are free then and cost no more. */
function Offers({ userId, bookingId, value, onChange }: OffersProps) {
  const { data, error } = useQuery(staysToOfferQuery(userId, bookingId));
  if (error) return <Outcome tone="error">{failureMessage(error, said.offerFailure)}</Outcome>;
  if (!data) return <TextSkeleton lines={3} />;
  if (data.length === 0) return <p>{said.offerNone}</p>;
  return (
    <Radios
      label={said.offerChoose}
      name="offer"
      value={value}
      onChange={onChange}
      options={data.map(({ _id, name, stayTotal }: Property) => ({
        value: _id,
        label: name,
        ...(stayTotal !== undefined && { help: formatPesewas(fromCedi(stayTotal)) }),
      }))}
    />
  );
}
