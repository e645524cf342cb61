import {
  BOOKING_CHOICES,
  OPEN_TO_CHOICES,
  POLICY_CHOICES,
  rulesFormMessages as said,
} from '#domain/stays/host-messages.ts';
import { BOOKING_WAYS, CANCELLATION_POLICIES, OPEN_TO } from '#domain/stays/limits.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Radios } from '#web/ui/forms/radios.tsx';
import { RuleLine, useRulesForm } from './rule-field.tsx';
import { FieldRow, OptionalRules, RulesSection } from './rules-section.tsx';
import { isTicked, NO_POLICY, tickText } from './rules-text.ts';

/** How many may come. */
export const GuestsSection = () => (
  <RulesSection title={said.guests}>
    <FieldRow>
      <RuleLine name="guestsMax" kind="whole" label={said.guestsMax} />
      <RuleLine
        name="guestsIncluded"
        kind="whole"
        label={said.guestsIncluded}
        help={said.guestsIncludedHelp}
      />
      <RuleLine
        name="extraGuestFee"
        kind="price"
        label={said.extraGuestFee}
        help={said.extraGuestHelp}
      />
    </FieldRow>
  </RulesSection>
);

/** How many of the same a listing sells. */
export function UnitsSection() {
  return (
    <RulesSection title={said.unitsTitle}>
      <OptionalRules title={said.units} fields={{ units: '1' }}>
        <RuleLine name="units" kind="whole" label={said.unitCount} help={said.unitsHelp} required />
      </OptionalRules>
    </RulesSection>
  );
}

/** At once, or once the host has accepted; and by whom. */
export function BookingSection() {
  const { text, change } = useRulesForm();
  return (
    <RulesSection title={said.booking}>
      <Radios
        label={said.bookingWay}
        name="booking"
        value={text.fields.booking}
        onChange={(value) => change('booking', value)}
        options={BOOKING_WAYS.map((value) => ({ value, ...BOOKING_CHOICES[value] }))}
      />
      <Radios
        label={said.openTo}
        name="openTo"
        value={text.fields.openTo}
        onChange={(value) => change('openTo', value)}
        options={OPEN_TO.map((value) => ({ value, ...OPEN_TO_CHOICES[value] }))}
      />
    </RulesSection>
  );
}

/** What guests get back. */
export function CancellationSection() {
  const { text, change } = useRulesForm();
  return (
    <RulesSection title={said.cancellation} help={said.cancellationHelp}>
      <Radios
        label={said.policy}
        name="cancellation"
        value={text.fields.cancellation}
        onChange={(value) => change('cancellation', value)}
        options={[NO_POLICY, ...CANCELLATION_POLICIES].map((value) => ({
          value,
          ...POLICY_CHOICES[value as keyof typeof POLICY_CHOICES],
        }))}
      />
    </RulesSection>
  );
}

/** For hosts who charge them. */
export function TaxSection() {
  const { text, change, busy } = useRulesForm();
  return (
    <RulesSection title={said.taxes} help={said.taxesHelp}>
      <OptionalRules
        title={said.taxNumbers}
        fields={{ 'tax.vatNumber': '', 'tax.gtaLicence': '', 'tax.included': tickText(true) }}
      >
        <FieldRow>
          <RuleLine name="tax.vatNumber" kind="text" label={said.vatNumber} max={20} />
          <RuleLine name="tax.gtaLicence" kind="text" label={said.gtaLicence} max={40} />
        </FieldRow>
        <Checkbox
          checked={isTicked(text.fields['tax.included'])}
          disabled={busy}
          onChange={(event) => change('tax.included', tickText(event.currentTarget.checked))}
        >
          {said.taxIncluded}
        </Checkbox>
      </OptionalRules>
    </RulesSection>
  );
}
