import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useId, useState } from 'react';
import { filterMessages } from '#domain/site/filter-messages.ts';
import type { FilterChip } from '#domain/values/filter-values.ts';
import { buttonClass } from '../button-class.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { RemovableChip } from './chip.tsx';
import { ChipRow } from './chip-row.tsx';
import { FilterPanel, type FilterPanelProps, PANEL_ID, SHEET_ID } from './filter-panel.tsx';

interface Props extends FilterPanelProps {
  /** The search box, outside the panel's form: it receives the form's id. */
  search(form: string): ReactNode;
  /** The order of the list, likewise. */
  sort?(form: string): ReactNode;
  /** Actions on the filtered list, shown beside the filter chips. */
  withChips?: ReactNode;
  onRemove(chip: FilterChip<string>): void;
  /**
   * A map beside the list leaves no room for the panel: it is a sheet at every width, and on phones the search
   * is over the map.
   */
  withMap?: boolean;
  children: ReactNode;
}

/**
 * A list with its filters, in one form: a foldable panel beside it from 1,024 px, and a bottom sheet on phones,
 * which opens and submits even before scripts run. Without scripts the panel is below the list.
 */
export function FilterFrame(props: Props) {
  const { chips, withChips, withMap = false, children } = props;
  const form = useId();
  const [folded, setFolded] = useState(false);
  const isSheet = folded || withMap;
  return (
    <div className={cx('grid gap-x-8 gap-y-6', !isSheet && 'lg:grid-cols-[16rem_minmax(0,1fr)]')}>
      <FilterPanel {...props} form={form} isSheet={isSheet} />
      <div className="flex min-w-0 flex-col gap-4">
        <ListTools {...props} form={form} folded={folded} onFold={setFolded} />
        {(chips.length > 0 || withChips) && <SetFilters {...props} />}
        {children}
      </div>
    </div>
  );
}

interface ToolsProps extends Pick<Props, 'search' | 'sort' | 'chips' | 'onReach' | 'withMap'> {
  form: string;
  folded: boolean;
  onFold(folded: boolean): void;
}

/** Above the list: its search box, the button of the filters, its order. */
function ListTools(props: ToolsProps) {
  const { form, search, sort, withMap = false } = props;
  return (
    <div
      className={cx(
        'flex flex-wrap gap-3',
        withMap ? 'max-lg:fixed max-lg:inset-x-3 max-lg:top-20 max-lg:z-21' : 'relative',
      )}
    >
      <div className={cx('min-w-0 grow', withMap ? 'basis-40' : 'basis-full sm:basis-60')}>
        {search(form)}
      </div>
      <FilterButtons {...props} />
      {sort && (
        <div
          className={cx('min-w-0 grow basis-36 sm:grow-0 sm:basis-52', withMap && 'max-lg:hidden')}
        >
          {sort(form)}
        </div>
      )}
    </div>
  );
}

/** Opens the sheet, leads to the panel without scripts, or folds the panel beside the list: one of them is visible. */
function FilterButtons({ chips, onReach, withMap = false, folded, onFold }: ToolsProps) {
  const content = (
    <>
      <Icon of={SlidersHorizontal} size={18} />
      {filterMessages.title}
      {chips.length > 0 && (
        <span className="figures grid size-5 place-items-center rounded-full bg-primary text-xs text-on-primary">
          {chips.length}
        </span>
      )}
    </>
  );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: SHEET_ID }}
        onClick={onReach}
        className={buttonClass({
          variant: 'secondary',
          className: cx('scripts-only', !withMap && 'grow lg:hidden'),
        })}
      >
        {content}
      </button>
      <noscript className="grow lg:hidden">
        <a
          href={`#${PANEL_ID}`}
          className={buttonClass({ variant: 'secondary', className: 'w-full' })}
        >
          {content}
        </a>
      </noscript>
      {!withMap && (
        <button
          type="button"
          aria-expanded={!folded}
          aria-controls={PANEL_ID}
          onClick={() => onFold(!folded)}
          className={buttonClass({ variant: 'secondary', className: 'max-lg:hidden' })}
        >
          {content}
        </button>
      )}
    </>
  );
}

/** The chips of the filters that are set, each of which takes its filter away. */
function SetFilters({
  chips,
  withChips,
  onRemove,
  withMap,
}: Pick<Props, 'chips' | 'withChips' | 'onRemove' | 'withMap'>) {
  return (
    <div className={cx('flex flex-wrap items-center gap-x-6 gap-y-3', withMap && 'max-lg:hidden')}>
      {chips.length > 0 && (
        <ChipRow label="Filters that are set">
          {chips.map((chip) => (
            <RemovableChip
              key={`${chip.name} ${chip.label}`}
              label={chip.label}
              onRemove={() => onRemove(chip)}
            >
              {chip.label}
            </RemovableChip>
          ))}
        </ChipRow>
      )}
      {withChips}
    </div>
  );
}
