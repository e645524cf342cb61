import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { TOAST_MS, TOAST_WITH_LINKS_MS } from '#domain/site/constants.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { keepToastsOffFocus } from './keep-toasts-off-focus.ts';
import { TOAST_REGION_ID } from './toast-region-id.ts';

export type ToastTone = 'success' | 'error' | 'info';

interface ToastLink {
  label: string;
  path: string;
  /** Navigates without reloading the site. */
  follow(): void;
}

export interface ToastOptions {
  /** A message replaces earlier ones about the same thing: a form's success replaces its failure. */
  about?: string;
  links?: readonly ToastLink[];
  /** The action the message offers, for example to undo. */
  action?: { label: string; run(): void };
  /** Stays as long as one with links: what it offers to undo is worth a second thought. */
  isLong?: boolean;
}

interface ToastItem extends ToastOptions {
  id: number;
  tone: ToastTone;
  message: string;
}

const ICON = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const COLOR = { success: 'text-available', error: 'text-closed', info: 'text-primary' } as const;

let items: readonly ToastItem[] = [];
let lastId = 0;
let changed: (() => void) | undefined;
let drawn: { region: HTMLElement; root: Root } | undefined;

function set(next: readonly ToastItem[]): void {
  items = next;
  changed?.();
}

function dismiss(id: number): void {
  set(items.filter((item) => item.id !== id));
}

export function addToast(tone: ToastTone, message: string, options: ToastOptions = {}): void {
  const region = document.getElementById(TOAST_REGION_ID);
  if (region && region !== drawn?.region) drawIn(region);
  lastId += 1;
  // Repeated messages, or later ones about the same thing, replace the old ones instead of piling up.
  const isReplaced = (item: ToastItem) =>
    item.message === message || (options.about !== undefined && item.about === options.about);
  set([...items.filter((item) => !isReplaced(item)), { id: lastId, tone, message, ...options }]);
}

/** A frame that was drawn anew, as around an error, has a region without the messages of before. */
function drawIn(region: HTMLElement): void {
  drawn?.root.unmount();
  items = [];
  drawn = { region, root: createRoot(region) };
  drawn.root.render(<Toasts />);
}

function Toasts() {
  const shown = useSyncExternalStore(
    (onChange) => {
      changed = onChange;
      return () => {
        changed = undefined;
      };
    },
    () => items,
  );
  const isEmpty = shown.length === 0;
  useEffect(() => {
    const region = document.getElementById(TOAST_REGION_ID);
    return isEmpty || !region ? undefined : keepToastsOffFocus(region);
  }, [isEmpty]);
  return shown.map((item) => <Toast key={item.id} {...item} />);
}

function Toast({ id, tone, message, links = [], action, isLong }: ToastItem) {
  const [held, setHeld] = useState(false);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };

  const stays = isLong || links.length > 0;
  // Messages stay while someone reads or points at them.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), stays ? TOAST_WITH_LINKS_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, id, stays]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is pointed at
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...hold}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full animate-rise items-center gap-3 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4 text-sm shadow-float max-md:py-0.5"
    >
      <Icon of={ICON[tone]} className={`shrink-0 ${COLOR[tone]}`} />
      <div className="flex grow flex-wrap items-center gap-x-4 py-1.5 max-md:py-1 max-md:leading-snug">
        <p>{message}</p>
        {links.map((link) => (
          <a
            key={link.path}
            href={link.path}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              dismiss(id);
              link.follow();
            }}
            className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-primary underline underline-offset-4"
          >
            {link.label}
          </a>
        ))}
      </div>
      {action && (
        <Button
          variant="quiet"
          className="px-3"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label="Dismiss" onClick={() => dismiss(id)} />
    </div>
  );
}
