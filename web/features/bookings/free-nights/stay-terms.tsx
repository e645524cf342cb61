import { requestMessages } from '#domain/bookings/request-messages.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import type { Property } from '#domain/properties/schema.ts';
import { stayGuestMessages } from '#domain/stays/guest-messages.ts';
import type { RefundableStay } from '#domain/stays/refund.ts';
import { restrictionMessages } from '#domain/stays/restriction-messages.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { sayWeekdays } from '#domain/stays/weekdays.ts';
import { formatCedi } from '#domain/values/money.ts';
import { Facts, type ShownFact } from '#web/ui/facts/facts.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { GetVerified } from '../get-verified.tsx';
import { RefundTable } from '../refund-table.tsx';

interface Props {
  property: Property;
  rules: StayRules;
  /** The chosen stay, for what cancelling it would give back. */
  refundable: RefundableStay | undefined;
  /** Beside the price, the guest is told to get verified first. */
  isToldToVerify: boolean;
}

/** What a stay with rules is sold by, beside its price: limits, hours, house rules, and what cancelling pays back. */
export function StayTerms({ property, rules, refundable, isToldToVerify }: Props) {
  const { houseRules } = property.facts;
  const facts = factsOf(property, rules);
  return (
    <>
      {facts.length > 0 && (
        <div>
          <h3 className="font-sans font-semibold text-base">{stayGuestMessages.goodToKnow}</h3>
          <Facts facts={facts} />
          {rules.booking === 'on-request' && (
            <p className="mt-2 text-muted text-sm">{requestMessages.before}</p>
          )}
          {rules.openTo === 'verified' && !isToldToVerify && (
            <p className="mt-2 text-muted text-sm">
              {restrictionMessages.unverified} <GetVerified />
            </p>
          )}
          {rules.deposit > 0 && (
            <p className="mt-2 text-muted text-sm">{stayGuestMessages.depositNote}</p>
          )}
        </div>
      )}
      {houseRules && (
        <div>
          <h3 className="font-sans font-semibold text-base">{PROPERTY_FACTS.houseRules.label}</h3>
          <LongText text={houseRules} />
        </div>
      )}
      <RefundTable policy={rules.cancellation} stay={refundable} />
    </>
  );
}

function factsOf({ facts }: Property, rules: StayRules): ShownFact[] {
  const { minNights, maxNights, arrivalDays, noticeDays, guestsMax, deposit } = rules;
  const { checkInFrom, checkOutUntil } = PROPERTY_FACTS;
  return [
    {
      label: requestMessages.booking,
      value: rules.booking === 'on-request' && requestMessages.fact,
    },
    {
      label: stayGuestMessages.openTo,
      value: rules.openTo === 'verified' && stayGuestMessages.onlyVerified,
    },
    { label: checkInFrom.label, value: facts.checkInFrom },
    { label: checkOutUntil.label, value: facts.checkOutUntil },
    { label: stayGuestMessages.nightsAtLeast, value: minNights > 1 && minNights },
    { label: stayGuestMessages.nightsAtMost, value: maxNights },
    { label: stayGuestMessages.arrivalDays, value: sayWeekdays(arrivalDays) },
    {
      label: stayGuestMessages.notice,
      value: noticeDays > 0 && stayGuestMessages.noticeDays(noticeDays),
    },
    { label: stayGuestMessages.guestsMax, value: guestsMax },
    { label: stayGuestMessages.deposit, value: deposit > 0 && formatCedi(deposit) },
  ].filter(({ value }) => value);
}
