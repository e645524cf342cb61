import { Link } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { rulesFormMessages as said, WEEKDAY_TEXTS } from '#domain/stays/host-messages.ts';
import { WEEKDAYS } from '#domain/stays/limits.ts';
import { formatCedi } from '#domain/values/money.ts';
import { CheckGroup } from '#web/ui/forms/check-group.tsx';
import { RuleLine, useRulesForm } from './rule-field.tsx';
import { FieldRow, OptionalRules, RulesSection } from './rules-section.tsx';
import { SeasonList } from './season-list.tsx';

interface Props {
  stay: { _id: string; price: number };
  /** Nights that have a price of their own. */
  ownDays: number;
}

const DAYS = WEEKDAYS.map((value) => ({ value, label: WEEKDAY_TEXTS[value] }));

/** What nights cost. */
export function PriceSection({ stay, ownDays }: Props) {
  return (
    <RulesSection
      title={said.prices}
      help={
        <>
          {said.usualPrice(formatCedi(stay.price))}{' '}
          <Link to={paths.editProperty(stay._id)} className="text-primary underline">
            {said.changeUsual}
          </Link>
          {ownDays > 0 && ` ${said.ownDays(ownDays)}`}
        </>
      }
    >
      <Weekend />
      <SeasonList />
      <FieldRow>
        <RuleLine
          name="cleaningFee"
          kind="price"
          label={said.cleaningFee}
          help={said.cleaningFeeHelp}
        />
        <RuleLine name="deposit" kind="price" label={said.deposit} help={said.depositHelp} />
      </FieldRow>
      <Discounts />
    </RulesSection>
  );
}

function Weekend() {
  const { text, change, errorOf } = useRulesForm();
  const { fields } = text;
  return (
    <div className="flex flex-col gap-4">
      <RuleLine
        name="weekend.price"
        kind="price"
        label={said.weekendPrice}
        help={said.weekendPriceHelp}
      />
      {fields['weekend.price'] && (
        <CheckGroup
          label={said.weekendNights}
          name="weekend.nights"
          options={DAYS}
          value={fields['weekend.nights']}
          onChange={(value) => change('weekend.nights', value)}
          required
          error={errorOf('weekend.nights')}
        />
      )}
    </div>
  );
}

const Discounts = () => (
  <OptionalRules
    title={said.discounts}
    fields={{
      weekDiscount: '',
      monthDiscount: '',
      'earlyDiscount.days': '',
      'earlyDiscount.percent': '',
      'lastMinuteDiscount.days': '',
      'lastMinuteDiscount.percent': '',
    }}
  >
    <FieldRow>
      <RuleLine name="weekDiscount" kind="whole" label={said.weekDiscount} />
      <RuleLine name="monthDiscount" kind="whole" label={said.monthDiscount} />
    </FieldRow>
    <FieldRow>
      <RuleLine name="earlyDiscount.days" kind="whole" label={said.earlyDays} />
      <RuleLine name="earlyDiscount.percent" kind="whole" label={said.early} />
    </FieldRow>
    <FieldRow>
      <RuleLine name="lastMinuteDiscount.days" kind="whole" label={said.lastMinuteDays} />
      <RuleLine name="lastMinuteDiscount.percent" kind="whole" label={said.lastMinute} />
    </FieldRow>
  </OptionalRules>
);
