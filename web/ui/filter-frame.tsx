import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { FilterChip } from '#domain/filter-values.ts';
import { filterMessages } from '#domain/site/filter-messages.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useSeenAtRest } from '#web/lib/use-seen-at-rest.ts';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';
import { RemovableChip } from './chip.tsx';
import { ChipRow } from './chip-row.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  /** Of the button that closes the sheet: 'Show 42 results'. */
  showText: string;
  /** The search box, beside the panel's own form: it is given the form's id. */
  search(form: string): ReactNode;
  /** The order of the list, likewise. */
  sort?(form: string): ReactNode;
  /** The fields of the panel; shown beside the list, and in the sheet on phones. */
  panel: ReactNode;
  /** The filters that are set. */
  chips: readonly FilterChip<string>[];
  /** Beside them: what can be done with the list that they make. */
  withChips?: ReactNode;
  onRemove(chip: FilterChip<string>): void;
  onClear(): void;
  /** Enter in a field. */
  onApply(): void;
  /** Called when somebody is about to use the panel. */
  onReach(): void;
  /** Called once the panel stands beside the list and the page is at rest; left out until the list is there. */
  onSeen: (() => void) | undefined;
  /** With a map beside the list there is no room for the panel: it is a sheet at every width, and on phones the search lies over the map. */
  withMap?: boolean;
  children: ReactNode;
}

/** The panel is an anchor of the page, so that its button works before scripts do. */
const PANEL_ID = 'filters';

/**
 * A list with its filters: a panel beside it from 1,024 px, which folds away, and a sheet from below on
 * phones. Without scripts the panel stands under the list, as the plain form it is.
 */
export function FilterFrame(props: Props) {
  const { showText, search, sort, panel, chips, withChips, children } = props;
  const { onRemove, onClear, onApply, onReach, onSeen, withMap = false } = props;
  const form = useId();
  const hydrated = useHydrated();
  const { pathname, hash } = useLocation();
  const [folded, setFolded] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  const sheetForm = useRef<HTMLFormElement>(null);
  const aside = useRef<HTMLElement>(null);
  useSeenAtRest(aside, onSeen);

  const openSheet = () => {
    onReach();
    setSheetOpen(true);
  };

  // What was typed a moment ago is in the list that is shown; what the list does not follow is shown first.
  const apply = () => {
    onApply();
    // A button takes the focus not everywhere (iOS): what is typed is left all the same, and says what is wrong with it.
    const field = sheetForm.current?.querySelector<HTMLElement>(':focus');
    flushSync(() => field?.blur());
    const wrong = sheetForm.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else setSheetOpen(false);
  };

  // Anyone who went to the panel before scripts ran finds it in the sheet.
  const openFromLink = useEffectEvent(() => {
    if (hash === `#${PANEL_ID}` && !matchMedia('(min-width: 1024px)').matches) openSheet();
  });
  useEffect(() => openFromLink(), []);

  const filterCount = chips.length > 0 && (
    <span className="figures grid size-5 place-items-center rounded-full bg-primary text-xs text-on-primary">
      {chips.length}
    </span>
  );
  const buttonContent = (
    <>
      <Icon of={SlidersHorizontal} size={18} />
      {filterMessages.title}
      {filterCount}
    </>
  );
  return (
    <div
      className={cx(
        'grid gap-x-8 gap-y-6',
        !folded && !withMap && 'lg:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      <aside
        ref={aside}
        id={PANEL_ID}
        aria-label={filterMessages.title}
        onPointerEnter={onReach}
        onFocus={onReach}
        className={cx(
          'self-start lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto lg:overscroll-contain',
          'max-lg:order-last max-lg:not-before-footer',
          hydrated && 'max-lg:hidden',
          (folded || withMap) && 'lg:hidden',
        )}
      >
        <form
          id={form}
          method="get"
          action={pathname}
          onSubmit={(event) => {
            event.preventDefault();
            onApply();
          }}
          className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4"
        >
          <h2 className="text-lg">{filterMessages.title}</h2>
          {panel}
          {!hydrated && <Button type="submit">Show results</Button>}
          {chips.length > 0 && <ClearFilters onClear={onClear} />}
        </form>
      </aside>

      <div className="flex min-w-0 flex-col gap-4">
        <div
          className={cx(
            'flex flex-wrap gap-3',
            withMap ? 'max-lg:fixed max-lg:inset-x-3 max-lg:top-20 max-lg:z-21' : 'relative',
          )}
        >
          <div className={cx('min-w-0 grow', withMap ? 'basis-40' : 'basis-full sm:basis-60')}>
            {search(form)}
          </div>
          {hydrated ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={openSheet}
              className={buttonClass({
                variant: 'secondary',
                className: withMap ? '' : 'grow lg:hidden',
              })}
            >
              {buttonContent}
            </button>
          ) : (
            <a
              href={`#${PANEL_ID}`}
              className={buttonClass({ variant: 'secondary', className: 'grow lg:hidden' })}
            >
              {buttonContent}
            </a>
          )}
          {!withMap && (
            <button
              type="button"
              aria-expanded={!folded}
              aria-controls={PANEL_ID}
              onClick={() => setFolded(!folded)}
              className={buttonClass({ variant: 'secondary', className: 'max-lg:hidden' })}
            >
              {buttonContent}
            </button>
          )}
          {sort && (
            <div
              className={cx(
                'min-w-0 grow basis-36 sm:grow-0 sm:basis-52',
                withMap && 'max-lg:hidden',
              )}
            >
              {sort(form)}
            </div>
          )}
        </div>
        {(chips.length > 0 || withChips) && (
          <div
            className={cx(
              'flex flex-wrap items-center gap-x-6 gap-y-3',
              withMap && 'max-lg:hidden',
            )}
          >
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
        )}
        {children}
      </div>

      <Sheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        title={filterMessages.title}
        footer={
          <>
            {chips.length > 0 && <ClearFilters onClear={onClear} />}
            <Button onClick={apply} className="grow">
              {showText}
            </Button>
          </>
        }
      >
        <form
          ref={sheetForm}
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
          className="flex flex-col gap-5"
        >
          {panel}
          <button type="submit" hidden />
        </form>
      </Sheet>
    </div>
  );
}
