import type { LucideIcon } from 'lucide-react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import { Link } from 'react-router';
import { logoutSentences } from '#domain/accounts/logout-sentences.ts';
import { roleLabel } from '#domain/accounts/role.ts';
import {
  BOOKINGS_LINK,
  DASHBOARD_LINK,
  ENQUIRIES_LINK,
  LOGIN_LINK,
  SIGNUP_LINK,
} from '#domain/site/navigation.ts';
import { paths } from '#domain/site/paths.ts';
import { siteSentences } from '#domain/site/sentences.ts';
import { useSession } from '#web/lib/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Dropdown } from './dropdown.tsx';
import { totalOf, useAccountLinks } from './use-account-links.ts';
import { useLogout } from './use-logout.ts';
import { useOneOpen } from './use-one-open.ts';

interface Props {
  /** As a row of the header, or on top of the slide-in menu. */
  place: 'header' | 'menu';
}

/**
 * Login and Signup, or the avatar with the role, one's own links and Logout. Until scripts run both are in the HTML, and
 * the attribute that web/lib/first-paint.ts sets chooses.
 */
export function AccountLinks({ place }: Props) {
  const hydrated = useHydrated();
  const signedIn = useSession() !== null;
  return (
    <>
      {!(hydrated && signedIn) && (
        <div className={hydrated ? undefined : 'visitors-only'}>
          <div className={place === 'menu' ? 'grid grid-cols-2 gap-3' : 'flex items-center gap-1'}>
            <ButtonLink
              to={LOGIN_LINK.path}
              variant={place === 'menu' ? 'secondary' : 'quiet'}
              className={place === 'header' ? 'px-2 max-xl:text-xs xl:px-3' : undefined}
            >
              {LOGIN_LINK.label}
            </ButtonLink>
            <ButtonLink to={SIGNUP_LINK.path} variant={place === 'menu' ? 'primary' : 'secondary'}>
              {SIGNUP_LINK.label}
            </ButtonLink>
          </div>
        </div>
      )}
      {!(hydrated && !signedIn) && (
        <div className={hydrated ? undefined : 'members-only'}>
          <Member place={place} />
        </div>
      )}
    </>
  );
}

function Member({ place }: Props) {
  return place === 'header' ? <MemberInHeader /> : <MemberInMenu />;
}

/** The avatar and the role, which lead to the profile, with one's own links below them. */
function MemberInHeader() {
  const links = useAccountLinks();
  const { around, openName, setOpen } = useOneOpen<HTMLDivElement>();
  return (
    <div ref={around} className="flex items-center gap-1">
      <Dropdown
        label={ACCOUNT}
        links={links}
        count={totalOf(links)}
        open={openName === ACCOUNT}
        onOpen={(open) => setOpen(ACCOUNT, open)}
        className="right-0"
      >
        <ProfileLink avatar="size-9 text-xs" />
      </Dropdown>
      <LogoutButton variant="quiet" className="px-2 max-xl:text-xs xl:px-3" />
    </div>
  );
}

function MemberInMenu() {
  const links = useAccountLinks();
  return (
    <>
      <div className="flex items-center gap-3">
        <ProfileLink avatar="size-11" />
        <LogoutButton variant="secondary" />
      </div>
      <ul className="mt-3">
        {links.map(({ label, path, count }) => (
          <li key={label}>
            <Link
              to={path}
              className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium hover:bg-primary-soft"
            >
              <Icon of={ICON[label] ?? CalendarCheck} className="shrink-0 text-primary" />
              <span className="grow">{label}</span>
              <CountBadge count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const ACCOUNT = 'Your account';

const ICON: Readonly<Record<string, LucideIcon>> = {
  [BOOKINGS_LINK.label]: CalendarCheck,
  [ENQUIRIES_LINK.label]: Mail,
  [DASHBOARD_LINK.label]: ListChecks,
};

function ProfileLink({ avatar }: { avatar: string }) {
  const session = useSession();
  const { firstname, lastname, profileImage } = session?.user ?? {};
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return (
    <Link
      to={paths.profile}
      className="flex min-h-11 grow items-center gap-2 rounded-control px-1 text-sm font-semibold hover:text-primary max-xl:gap-1.5 lg:max-xl:text-xs"
    >
      <Avatar
        src={profileImage}
        name={name}
        alt={siteSentences.defaultAvatarAlt}
        className={avatar}
      />
      <span className="whitespace-nowrap empty:before:content-(--role) lg:max-xl:w-min lg:max-xl:whitespace-normal lg:max-xl:leading-tight">
        {session ? roleLabel(session.role) : null}
      </span>
    </Link>
  );
}

function LogoutButton(look: { variant: 'quiet' | 'secondary'; className?: string }) {
  return (
    <Button {...look} onClick={useLogout()}>
      {logoutSentences.submit}
    </Button>
  );
}
