import { Link, useLocation } from 'react-router';
import { NAVIGATION } from '#domain/site/navigation.ts';
import { paths } from '#domain/site/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { isCurrent } from './current-link.ts';
import { Dropdown } from './dropdown.tsx';
import { useOneOpen } from './use-one-open.ts';

const LINK =
  'relative inline-flex h-11 items-center whitespace-nowrap rounded-control px-1.5 hover:text-primary xl:px-2';
const CURRENT =
  'text-primary after:absolute after:inset-x-1.5 after:bottom-1 after:h-0.5 after:bg-gold xl:after:inset-x-2';

/** The links of the header, some with a dropdown (specification §2.1). */
export function DesktopNavigation() {
  const { around, openName, setOpen } = useOneOpen<HTMLElement>();
  const { pathname } = useLocation();
  return (
    <nav ref={around} aria-label="Main" className="text-xs font-medium xl:text-sm">
      <ul className="flex flex-wrap items-center">
        {NAVIGATION.filter(({ path }) => path !== paths.uploadProperty).map((item) => {
          const { label, path, children } = item;
          const link = (
            <Link
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              className={cx(
                LINK,
                children && 'pr-0.5 xl:pr-1',
                (children ? isCurrent(item, pathname) : path === pathname) && CURRENT,
              )}
            >
              {label}
            </Link>
          );
          return (
            <li key={path}>
              {children ? (
                <Dropdown
                  label={label}
                  links={children}
                  open={openName === path}
                  onOpen={(open) => setOpen(path, open)}
                  className="-left-3"
                >
                  {link}
                </Dropdown>
              ) : (
                link
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
