import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Long enough to cross the gap between a title and its dropdown. */
const LEAVE_MS = 150;

interface Props {
  /** Its arrow is called '{label} menu'. */
  label: string;
  /** The link that it hangs from. */
  children?: ReactNode;
  links: readonly { label: string; path: string; badge?: ReactNode }[];
  open: boolean;
  onOpen(open: boolean): void;
  /** At the arrow. */
  badge?: ReactNode;
  /** Positions the panel. */
  className: string;
}

/** A link of the header with others below it: they open on hover, or with the arrow by click and by keyboard. */
export function Dropdown({ label, children, links, open, onOpen, badge, className }: Props) {
  const id = useId();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const arrow = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointed = useRef(false);

  useEffect(() => () => clearTimeout(leaving.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow does all of it by click and by keyboard
    <div
      className="group relative flex items-center"
      onPointerEnter={({ pointerType }) => {
        clearTimeout(leaving.current);
        pointed.current = pointerType === 'mouse';
        if (pointed.current) onOpen(true);
      }}
      onPointerLeave={({ pointerType }) => {
        pointed.current = false;
        if (pointerType === 'mouse') leaving.current = setTimeout(() => onOpen(false), LEAVE_MS);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        onOpen(false);
        arrow.current?.focus();
      }}
    >
      {children}
      <button
        ref={arrow}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${label} menu`}
        // The mouse opened it on its way here; a click is not meant to close it again.
        onClick={() => onOpen(pointed.current || !open)}
        className="relative grid h-11 w-6 place-items-center rounded-small text-muted hover:text-primary"
      >
        <Icon
          of={ChevronDown}
          size={16}
          className={cx('transition-transform', open && 'rotate-180')}
        />
        {badge}
      </button>
      <ul
        id={id}
        className={cx(
          'absolute top-full z-1 min-w-56 animate-rise rounded-card border border-line bg-surface p-2 text-sm shadow-float',
          className,
          !open && 'hidden',
          // Before scripts run, hover and focus are enough.
          !hydrated && 'group-focus-within:block group-hover:block',
        )}
      >
        {links.map((link) => (
          <li key={link.label}>
            <Link
              to={link.path}
              aria-current={link.path === pathname ? 'page' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 hover:bg-primary-soft hover:text-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {link.label}
              {link.badge}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
