import { compareMessages } from '#domain/compare/messages.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { COMPARE_HINT_ID } from './compare-bar.tsx';
import type { CompareChoice } from './use-compare-choice.ts';

interface Props {
  favourite: Favourite;
  choice: CompareChoice;
}

/** Chooses a favourite for the comparison. */
export function CompareTick({ favourite, choice }: Props) {
  const isChosen = choice.isChosen(favourite);
  const isClosed = !isChosen && !choice.canChoose(favourite);
  return (
    <Checkbox
      checked={isChosen}
      disabled={isClosed}
      aria-label={`${compareMessages.tick} ${favourite.name}`}
      aria-describedby={isClosed ? COMPARE_HINT_ID : undefined}
      onChange={() => choice.toggle(favourite)}
      className={isClosed ? 'px-1 opacity-60' : 'px-1'}
    >
      {compareMessages.tick}
    </Checkbox>
  );
}
