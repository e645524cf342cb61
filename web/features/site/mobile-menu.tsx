import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { FAVOURITES_LINK, NAVIGATION, type NavigationItem } from '#domain/site/navigation.ts';
import { paths } from '#domain/site/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { BACK_CLOSES } from '#web/lib/start/early-use.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { isCurrent } from './current-link.ts';
import { NewsBadge } from './for-members.ts';
import { Logo } from './logo.tsx';
import { MENU_ROW } from './menu-row.ts';
import { useSlideIn } from './use-slide-in.ts';

/**
 * The slide-in menu below 1,024 px. A `<details>`, so that it opens before scripts run; the backdrop is part of
 * its summary, so that a click outside closes it.
 */
export function MobileMenu() {
  const { pathname } = useLocation();
  const menu = useSlideIn();
  const session = useSession();
  return (
    <details ref={menu} data-menu {...{ [BACK_CLOSES]: '' }} className="group/menu">
      <summary
        aria-label="Menu"
        className="relative grid size-11 place-items-center rounded-full before:fixed before:inset-0 before:hidden before:cursor-default before:bg-scrim/50 hover:bg-sunken group-open/menu:before:block"
      >
        <Icon of={Menu} size={24} className="group-open/menu:hidden" />
        <Suspense>{session && <NewsBadge />}</Suspense>
        <span className="fixed top-2.5 right-4 z-2 hidden size-11 place-items-center rounded-full group-open/menu:grid">
          <Icon of={X} size={24} />
        </span>
      </summary>
      <div className="fixed inset-y-0 right-0 z-1 flex w-[min(88vw,22rem)] animate-drawer flex-col overflow-y-auto overscroll-contain bg-surface pb-6 shadow-float">
        <div className="flex flex-col gap-4 px-5 pt-4 pb-5">
          <Logo className="mr-12" />
          <AccountLinks place="menu" />
        </div>
        <div className="woven shrink-0" />
        <nav aria-label="Menu" className="flex flex-col p-3">
          {NAVIGATION.map((item) => {
            if (item.children) return <Family key={item.path} item={item} pathname={pathname} />;
            const upload = item.path === paths.uploadProperty;
            return (
              <Link
                key={item.path}
                to={item.path}
                aria-current={item.path === pathname ? 'page' : undefined}
                className={cx(MENU_ROW, upload && 'gap-2 text-primary')}
              >
                {upload && <Icon of={Plus} />}
                {item.label}
              </Link>
            );
          })}
          <Link
            to={FAVOURITES_LINK.path}
            aria-current={FAVOURITES_LINK.path === pathname ? 'page' : undefined}
            className={MENU_ROW}
          >
            {FAVOURITES_LINK.label}
          </Link>
        </nav>
      </div>
    </details>
  );
}

/** A family; it shares its `name` with the others, so that only one is open at a time. */
function Family({ item, pathname }: { item: NavigationItem; pathname: string }) {
  const { label, path, children = [] } = item;
  const links = [{ label: `All ${label}`, path }, ...children];
  return (
    <details name="family" className="group/family">
      <summary className={cx(MENU_ROW, isCurrent(item, pathname) && 'text-primary')}>
        <span className="grow">{label}</span>
        <Icon
          of={ChevronDown}
          className="shrink-0 text-muted transition-transform group-open/family:rotate-180"
        />
      </summary>
      <ul className="mb-2 ml-3 border-line border-l-2 pl-2">
        {links.map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              aria-current={link.path === pathname ? 'page' : undefined}
              className={cx(MENU_ROW, 'text-sm')}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
