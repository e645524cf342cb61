import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { rulesFormMessages as said } from '#domain/stays/host-messages.ts';
import { STAY_LIMITS } from '#domain/stays/limits.ts';
import { today } from '#domain/values/calendar-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRulesForm } from './rule-field.tsx';
import type { SeasonText } from './rules-text.ts';
import { SeasonFields } from './season-fields.tsx';

const EMPTY: Omit<SeasonText, 'key'> = {
  name: '',
  from: '',
  to: '',
  yearly: false,
  price: '',
  weekendPrice: '',
  minNights: '',
  maxNights: '',
};

/** The season for which most hosts have a price of their own. */
const christmasOf = (year: number): Omit<SeasonText, 'key'> => ({
  ...EMPTY,
  name: said.christmas,
  from: `${year}-12-20`,
  to: `${year + 1}-01-02`,
  yearly: true,
});

/** The seasons of a stay, each folded once it is set. */
export function SeasonList() {
  const { text, changeSeasons, busy } = useRulesForm();
  const { seasons } = text;
  const [added, setAdded] = useState<number>();
  const list = useRef<HTMLDivElement>(null);

  // Keyboard users go on in the season they added.
  useEffect(() => {
    if (added === undefined) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-season="${added}"] input:not([type=checkbox])`)
      ?.focus();
  }, [added]);

  const add = (season: Omit<SeasonText, 'key'>) => {
    const key = Math.max(-1, ...seasons.map((each) => each.key)) + 1;
    changeSeasons((before) => [...before, { ...season, key }]);
    setAdded(key);
  };
  const hasRoom = seasons.length < STAY_LIMITS.seasons;
  const hasChristmas = seasons.some(({ name }) => name === said.christmas);
  return (
    <div ref={list} className="flex flex-col gap-3 border-line border-t pt-4">
      <div>
        <h3 className="text-base">{said.seasons}</h3>
        <p className="text-muted text-sm">{said.seasonsHelp}</p>
      </div>
      {seasons.map((season, at) => (
        <SeasonFields key={season.key} season={season} place={at} isNew={season.key === added} />
      ))}
      {hasRoom && (
        <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">
          <Button variant="secondary" disabled={busy} onClick={() => add(EMPTY)}>
            <Icon of={Plus} size={18} />
            {said.addSeason}
          </Button>
          {!hasChristmas && (
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() => add(christmasOf(Number(today(new Date()).slice(0, 4))))}
            >
              <Icon of={Plus} size={18} />
              {said.addChristmas}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
