import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { DESKTOP_BREAKPOINT_PX } from '#domain/site/constants.ts';
import { filterMessages } from '#domain/site/filter-messages.ts';
import type { FilterChip } from '#domain/values/filter-values.ts';
import { BACK_CLOSES } from '#web/lib/start/early-use.ts';
import { useSeenAtRest } from '#web/lib/start/use-seen-at-rest.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { MODAL_BODY, ModalFooter, ModalTitle } from '../dialogs/modal-parts.tsx';
import { SHEET } from '../dialogs/sheet.tsx';
import { ClearFilters } from './clear-filters.tsx';

export interface FilterPanelProps {
  /** Label of the button that closes the sheet: 'Show 42 results'. */
  showText: string;
  /** The panel's fields, shown beside the list, or in the sheet on phones. */
  panel: ReactNode;
  /** The filters that are set. */
  chips: readonly FilterChip<string>[];
  onClear(): void;
  /** Enter in a field. */
  onApply(): void;
  /** Called when someone is about to use the panel. */
  onReach(): void;
  /** Called once the panel is visible beside the list and the browser is idle; undefined until the list is loaded. */
  onSeen: (() => void) | undefined;
}

interface Props extends FilterPanelProps {
  /** The id of its form. */
  form: string;
  /** A sheet at every width. */
  isSheet: boolean;
}

/** The panel's state in the address of a page without scripts. */
export const PANEL_ID = 'filters';
export const SHEET_ID = 'filter-sheet';

const WIDE = `(min-width: ${DESKTOP_BREAKPOINT_PX}px)`;

/** The panel beside the list from 1,024 px, where it does not cover the page. */
const BESIDE =
  'lg:static lg:m-0 lg:flex lg:h-auto lg:max-h-none lg:w-auto lg:rounded-card lg:border lg:border-line lg:shadow-none';

/** The filters' form: beside the list from 1,024 px, and a bottom sheet on phones. */
export function FilterPanel(props: Props) {
  const { isSheet, onReach, onSeen } = props;
  const aside = useRef<HTMLElement>(null);
  useSeenAtRest(aside, onSeen);
  return (
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
      <FilterSheet {...props} />
    </aside>
  );
}

function FilterSheet(props: Props) {
  const { form, showText, panel, chips, isSheet, onClear } = props;
  const titleId = useId();
  const hasChips = chips.length > 0;
  const { pathname } = useLocation();
  const { sheet, submit } = useSheet(props);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does for the keyboard what the click beside it does
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
          submit();
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
        <ModalFooter className={isSheet ? undefined : hasChips ? 'lg:px-4' : 'lg:hidden'}>
          {hasChips && <ClearFilters onClear={onClear} />}
          <Button type="submit" className={cx('grow', !isSheet && 'lg:hidden')}>
            {showText}
          </Button>
        </ModalFooter>
      </form>
    </dialog>
  );
}

/** Closes the sheet where the panel stands beside the list, and once its filters are applied. */
function useSheet({ onApply, onReach }: Pick<Props, 'onApply' | 'onReach'>) {
  const sheet = useRef<HTMLDialogElement>(null);

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
  const submit = () => {
    const open = sheet.current?.open ? sheet.current : undefined;
    onApply();
    if (!open) return;
    // Buttons do not take the focus everywhere (iOS): leave the field anyway, so that it shows its error.
    const field = open.querySelector<HTMLElement>(':focus');
    flushSync(() => field?.blur());
    const wrong = open.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else open.close();
  };

  return { sheet, submit };
}
