import { rulesFormMessages as said, WEEKDAY_TEXTS } from '#domain/stays/host-messages.ts';
import { WEEKDAYS } from '#domain/stays/limits.ts';
import { CheckGroup } from '#web/ui/forms/check-group.tsx';
import { RuleLine, useRulesForm } from './rule-field.tsx';
import { FieldRow, OptionalRules, RulesSection } from './rules-section.tsx';

const DAYS = WEEKDAYS.map((value) => ({ value, label: WEEKDAY_TEXTS[value] }));

/** When nights can be booked. */
export function DatesSection() {
  const { text, change, errorOf } = useRulesForm();
  return (
    <RulesSection title={said.nights}>
      <FieldRow>
        <RuleLine name="minNights" kind="whole" label={said.minNights} required />
        <RuleLine name="maxNights" kind="whole" label={said.maxNights} />
      </FieldRow>
      <OptionalRules
        title={said.moreDates}
        fields={{ arrivalDays: '', noticeDays: '0', monthsAhead: '', preparationNights: '0' }}
      >
        <div>
          <CheckGroup
            label={said.arrivalDays}
            name="arrivalDays"
            options={DAYS}
            value={text.fields.arrivalDays}
            onChange={(value) => change('arrivalDays', value)}
            error={errorOf('arrivalDays')}
          />
          <p className="text-muted text-xs">{said.arrivalDaysHelp}</p>
        </div>
        <FieldRow>
          <RuleLine
            name="noticeDays"
            kind="whole"
            label={said.noticeDays}
            help={said.noticeDaysHelp}
            required
          />
          <RuleLine
            name="monthsAhead"
            kind="whole"
            label={said.monthsAhead}
            help={said.monthsAheadHelp}
          />
          <RuleLine name="preparationNights" kind="whole" label={said.preparationNights} required />
        </FieldRow>
      </OptionalRules>
    </RulesSection>
  );
}
