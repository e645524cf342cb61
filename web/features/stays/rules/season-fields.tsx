import Trash from 'lucide-react/icons/trash-2';
import { rulesFormMessages as said } from '#domain/stays/host-messages.ts';
import { type CalendarDate, formatDate, parseCalendarDate } from '#domain/values/calendar-date.ts';
import { formatCedi, parsePrice } from '#domain/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/dialogs/fold.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RuleInput, useRulesForm } from './rule-field.tsx';
import { FieldRow, useStaysOpen } from './rules-section.tsx';
import type { SeasonText } from './rules-text.ts';

interface Props {
  season: SeasonText;
  place: number;
  /** Added just now: it is open. */
  isNew: boolean;
}

type TextField = Exclude<keyof SeasonText, 'key' | 'yearly'>;

/** A season: its nights, and what is different in them. */
export function SeasonFields({ season, place, isNew }: Props) {
  const { changeSeasons, errorOf, busy } = useRulesForm();
  const nameOf = (field: keyof SeasonText) => `seasons.${place}.${field}`;
  const isOpen = useStaysOpen(
    (Object.keys(season) as (keyof SeasonText)[]).some((each) => errorOf(nameOf(each))),
  );
  const change = (given: Partial<SeasonText>) =>
    changeSeasons((seasons) =>
      seasons.map((each) => (each.key === season.key ? { ...each, ...given } : each)),
    );
  const field = (name: TextField) => ({
    name: nameOf(name),
    value: season[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  const day = (name: 'from' | 'to', label: string) => (
    <Field label={label} error={errorOf(nameOf(name))}>
      <DateInput
        name={nameOf(name)}
        value={season[name]}
        min={name === 'to' && !season.yearly ? season.from : undefined}
        readOnly={busy}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  const title = season.name || said.season(place + 1);
  return (
    <div data-season={season.key} className="rounded-card border border-line px-4 py-1">
      <Fold title={title} note={summaryOf(season)} open={isNew || isOpen}>
        <fieldset aria-label={title} className="flex min-w-0 flex-col gap-4 pt-1 pb-3">
          <RuleInput {...field('name')} kind="text" label={said.seasonName} required />
          <FieldRow>
            {day('from', said.firstNight)}
            {day('to', said.lastNight)}
          </FieldRow>
          <Checkbox
            checked={season.yearly}
            disabled={busy}
            onChange={(event) => change({ yearly: event.currentTarget.checked })}
          >
            {said.yearly}
          </Checkbox>
          <FieldRow>
            <RuleInput
              {...field('price')}
              kind="price"
              label={said.seasonPrice}
              help={said.seasonPriceHelp}
            />
            <RuleInput {...field('weekendPrice')} kind="price" label={said.seasonWeekendPrice} />
          </FieldRow>
          <FieldRow>
            <RuleInput {...field('minNights')} kind="whole" label={said.minNights} />
            <RuleInput {...field('maxNights')} kind="whole" label={said.maxNights} />
          </FieldRow>
          <Button
            variant="quiet-danger"
            disabled={busy}
            aria-label={said.removeSeason(title)}
            className="self-start"
            onClick={() =>
              changeSeasons((seasons) => seasons.filter(({ key }) => key !== season.key))
            }
          >
            <Icon of={Trash} size={18} />
            {said.remove}
          </Button>
        </fieldset>
      </Fold>
    </div>
  );
}

/** '20 Dec to 2 Jan, ₵640.00' */
function summaryOf({ from, to, price, yearly }: SeasonText): string {
  const cedi = parsePrice(price);
  const short = (text: string) => {
    const date = parseCalendarDate(text);
    return date && dayText(date, yearly);
  };
  const [first, last] = [short(from), short(to)];
  return [first && last && `${first} to ${last}`, cedi !== undefined && formatCedi(cedi)]
    .filter(Boolean)
    .join(', ');
}

const dayText = (date: CalendarDate, yearly: boolean): string =>
  yearly ? formatDate(date).slice(0, -' 2026'.length) : formatDate(date);
