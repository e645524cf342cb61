import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { NAVIGATION, type NavigationItem } from '#domain/site/navigation.ts';
import { paths } from '#domain/site/paths.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isCurrent } from './current-link.ts';

/** Long enough to cross the gap between a title and its dropdown. */
const LEAVE_MS = 150;

const LINK =
  'relative inline-flex h-11 items-center whitespace-nowrap rounded-control px-1.5 hover:text-primary xl:px-2';
const CURRENT =
  'text-primary after:absolute after:inset-x-1.5 after:bottom-1 after:h-0.5 after:bg-gold xl:after:inset-x-2';

/** The links of the header: a dropdown opens on hover, or with its arrow by click and by keyboard. */
export function DesktopNavigation() {
  const [openPath, setOpenPath] = useState<string>();
  const { pathname, key } = useLocation();
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the dropdown
  useEffect(() => setOpenPath(undefined), [key]);

  useEffect(() => {
    if (!openPath) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) setOpenPath(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [openPath]);

  return (
    <nav ref={nav} aria-label="Main" className="text-xs font-medium xl:text-sm">
      <ul className="flex items-center">
        {NAVIGATION.filter(({ path }) => path !== paths.uploadProperty).map((item) =>
          item.children ? (
            <Dropdown
              key={item.path}
              item={item}
              links={item.children}
              current={isCurrent(item, pathname)}
              open={openPath === item.path}
              onOpen={(open) =>
                setOpenPath((before) => {
                  if (open) return item.path;
                  return before === item.path ? undefined : before;
                })
              }
            />
          ) : (
            <li key={item.path}>
              <Link
                to={item.path}
                aria-current={item.path === pathname ? 'page' : undefined}
                className={cx(LINK, item.path === pathname && CURRENT)}
              >
                {item.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface DropdownProps {
  item: NavigationItem;
  links: NonNullable<NavigationItem['children']>;
  current: boolean;
  open: boolean;
  onOpen(open: boolean): void;
}

function Dropdown({ item, links, current, open, onOpen }: DropdownProps) {
  const id = useId();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const arrow = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointed = useRef(false);

  useEffect(() => () => clearTimeout(leaving.current), []);

  return (
    <li
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
      <Link
        to={item.path}
        aria-current={item.path === pathname ? 'page' : undefined}
        className={cx(LINK, 'pr-0.5 xl:pr-1', current && CURRENT)}
      >
        {item.label}
      </Link>
      <button
        ref={arrow}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${item.label} menu`}
        // The mouse has opened it on its way here, and a click is not meant to close it again.
        onClick={() => onOpen(pointed.current || !open)}
        className="grid h-11 w-6 place-items-center rounded-small text-muted hover:text-primary"
      >
        <Icon
          of={ChevronDown}
          size={16}
          className={cx('transition-transform', open && 'rotate-180')}
        />
      </button>
      <ul
        id={id}
        className={cx(
          'absolute top-full -left-3 z-1 min-w-56 animate-rise rounded-card border border-line bg-surface p-2 text-sm shadow-float',
          !open && 'hidden',
          // Before scripts run, hover and focus are enough.
          !hydrated && 'group-focus-within:block group-hover:block',
        )}
      >
        {links.map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              aria-current={link.path === pathname ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-primary-soft hover:text-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
