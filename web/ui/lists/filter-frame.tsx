import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { DESKTOP_BREAKPOINT_PX } from '#domain/site/constants.ts';
import { filterMessages } from '#domain/site/filter-messages.ts';
import type { FilterChip } from '#domain/values/filter-values.ts';
import { BACK_CLOSES } from '#web/lib/start/early-use.ts';
import { useSeenAtRest } from '#web/lib/start/use-seen-at-rest.ts';
import { Button } from '../button.tsx';
import { buttonClass } from '../button-class.ts';
import { cx } from '../cx.ts';
import { MODAL_BODY, ModalFooter, ModalTitle } from '../dialogs/modal-parts.tsx';
import { SHEET } from '../dialogs/sheet.tsx';
import { Icon } from '../icon.tsx';
import { RemovableChip } from './chip.tsx';
import { ChipRow } from './chip-row.tsx';
import { ClearFilters } from './clear-filters.tsx';

interface Props {
  /** Label of the button that closes the sheet: 'Show 42 results'. */
  showText: string;
  /** The search box, outside the panel's form: it receives the form's id. */
  search(form: string): ReactNode;
  /** The order of the list, likewise. */
  sort?(form: string): ReactNode;
  /** The panel's fields, shown beside the list, or in the sheet on phones. */
  panel: ReactNode;
  /** The filters that are set. */
  chips: readonly FilterChip<string>[];
  /** Actions on the filtered list, shown beside the filter chips. */
  withChips?: ReactNode;
  onRemove(chip: FilterChip<string>): void;
  onClear(): void;
  /** Enter in a field. */
  onApply(): void;
  /** Called when someone is about to use the panel. */
  onReach(): void;
  /** Called once the panel is visible beside the list and the browser is idle; undefined until the list is loaded. */
  onSeen: (() => void) | undefined;
  /**
   * A map beside the list leaves no room for the panel: it is a sheet at every width, and on phones the search
   * is over the map.
   */
  withMap?: boolean;
  children: ReactNode;
}

/** The panel's state in the address of a page without scripts. */
const PANEL_ID = 'filters';
const SHEET_ID = 'filter-sheet';

const WIDE = `(min-width: ${DESKTOP_BREAKPOINT_PX}px)`;

/** The panel beside the list from 1,024 px, where it does not cover the page. */
const BESIDE =
  'lg:static lg:m-0 lg:flex lg:h-auto lg:max-h-none lg:w-auto lg:rounded-card lg:border lg:border-line lg:shadow-none';

/**
 * A list with its filters, in one form: a foldable panel beside it from 1,024 px, and a bottom sheet on phones,
 * which opens and submits even before scripts run. Without scripts the panel is below the list.
 */
export function FilterFrame(props: Props) {
  const { showText, search, sort, panel, chips, withChips, children } = props;
  const { onRemove, onClear, onApply, onReach, onSeen, withMap = false } = props;
  const form = useId();
  const titleId = useId();
  const { pathname } = useLocation();
  const [folded, setFolded] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const aside = useRef<HTMLElement>(null);
  useSeenAtRest(aside, onSeen);

  // People who opened it before scripts ran are about to use it.
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (sheet.current?.open) reach();
    const wide = matchMedia(WIDE);
    const close = () => sheet.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  // Text typed a moment ago is already in the list; text that the list ignores is shown first.
  const apply = () => {
    onApply();
    // Buttons do not take the focus everywhere (iOS): leave the field anyway, so that it shows its error.
    const field = sheet.current?.querySelector<HTMLElement>(':focus');
    flushSync(() => field?.blur());
    const wrong = sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else sheet.current?.close();
  };

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
  const isSheet = folded || withMap;
  return (
    <div className={cx('grid gap-x-8 gap-y-6', !isSheet && 'lg:grid-cols-[16rem_minmax(0,1fr)]')}>
      <aside
        ref={aside}
        id={PANEL_ID}
        aria-label={filterMessages.title}
        onPointerEnter={onReach}
        onFocus={onReach}
        className={cx(
          'max-lg:contents',
          isSheet
            ? 'contents'
            : 'self-start lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto lg:overscroll-contain',
        )}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc does for the keyboard what the click beside it does */}
        <dialog
          ref={sheet}
          id={SHEET_ID}
          {...{ [BACK_CLOSES]: '' }}
          aria-labelledby={titleId}
          onClick={(event) => {
            if (event.target === sheet.current) sheet.current.close();
          }}
          className={cx(
            'flat-without-scripts bg-surface p-0 text-ink shadow-float backdrop:bg-scrim/50 open:flex',
            SHEET,
            !isSheet && BESIDE,
          )}
        >
          <form
            id={form}
            method="get"
            action={pathname}
            onSubmit={(event) => {
              event.preventDefault();
              if (sheet.current?.open) apply();
              else onApply();
            }}
            className="flex max-h-[inherit] min-h-0 w-full flex-col"
          >
            <ModalTitle
              dialogId={SHEET_ID}
              titleId={titleId}
              title={filterMessages.title}
              {...(!isSheet && { className: 'lg:pl-4', closeClass: 'lg:hidden' })}
            />
            <div className={cx(MODAL_BODY, 'flex flex-col gap-5', !isSheet && 'lg:px-4 lg:pb-4')}>
              {panel}
              <noscript>
                <Button type="submit" className="max-lg:hidden">
                  {showText}
                </Button>
              </noscript>
            </div>
            <ModalFooter
              className={isSheet ? undefined : chips.length > 0 ? 'lg:px-4' : 'lg:hidden'}
            >
              {chips.length > 0 && <ClearFilters onClear={onClear} />}
              <Button type="submit" className={cx('grow', !isSheet && 'lg:hidden')}>
                {showText}
              </Button>
            </ModalFooter>
          </form>
        </dialog>
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
            {buttonContent}
          </button>
          <noscript className="grow lg:hidden">
            <a
              href={`#${PANEL_ID}`}
              className={buttonClass({ variant: 'secondary', className: 'w-full' })}
            >
              {buttonContent}
            </a>
          </noscript>
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
    </div>
  );
}
