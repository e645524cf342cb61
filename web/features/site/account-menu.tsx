import { Link } from 'react-router';
import { FAVOURITES_LINK } from '#domain/site/navigation.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Dropdown } from './dropdown.tsx';
import { MENU_ROW } from './menu-row.ts';
import { type AccountLink, totalOf, useAccountLinks } from './use-account-links.ts';
import { useOneOpen } from './use-one-open.ts';

const NAME = 'Your account';

/**
 * The user's own links with counts of new items: below the avatar in the header, in rows in the slide-in menu.
 * Only the header's has the link to favourites, as the slide-in menu has it for everyone.
 */
export function AccountMenu({ place }: { place: 'header' | 'menu' }) {
  const links = useAccountLinks();
  return place === 'header' ? (
    <InHeader links={[...links, { ...FAVOURITES_LINK, count: 0 }]} />
  ) : (
    <InMenu links={links} />
  );
}

function InHeader({ links }: { links: readonly Omit<AccountLink, 'icon'>[] }) {
  const { around, openName, setOpen } = useOneOpen<HTMLDivElement>();
  return (
    <div ref={around}>
      <Dropdown
        label={NAME}
        links={links.map((link) => ({ ...link, badge: <CountBadge count={link.count} /> }))}
        badge={<CountBadge silent count={totalOf(links)} className="absolute -top-1 left-3.5" />}
        open={openName === NAME}
        onOpen={(open) => setOpen(NAME, open)}
        className="right-0"
      />
    </div>
  );
}

function InMenu({ links }: { links: readonly AccountLink[] }) {
  return (
    <ul>
      {links.map(({ label, path, icon, count }) => (
        <li key={label}>
          <Link to={path} className={cx(MENU_ROW, 'gap-3')}>
            <Icon of={icon} className="shrink-0 text-primary" />
            <span className="grow">{label}</span>
            <CountBadge count={count} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
