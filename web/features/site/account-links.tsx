import { Suspense } from 'react';
import { Link } from 'react-router';
import { logoutMessages } from '#domain/accounts/logout-messages.ts';
import { roleLabel } from '#domain/accounts/role.ts';
import { MEMBER_LINKS } from '#domain/site/account-links.ts';
import { siteMessages } from '#domain/site/messages.ts';
import { LOGIN_LINK, SIGNUP_LINK } from '#domain/site/navigation.ts';
import { paths } from '#domain/site/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { AccountMenu, LogoutQuestion } from './for-members.ts';
import { MENU_ROW } from './menu-row.ts';
import { useLogout } from './use-logout.ts';

interface Props {
  /** As a row of the header, or on top of the slide-in menu. */
  place: 'header' | 'menu';
}

/**
 * Login and Signup, or the avatar with the role, the user's own links and Logout. Until scripts run both are in
 * the HTML, and the attribute set by web/head/know-visitor.ts chooses.
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
  const session = useSession();
  const { logout, isAsked, confirm, stay } = useLogout();
  const { firstname, lastname, profileImage } = session?.user ?? {};
  const name = [firstname, lastname].filter(Boolean).join(' ');
  const isMenu = place === 'menu';
  return (
    <div className={isMenu ? 'flex flex-wrap items-center gap-3' : 'flex items-center gap-1'}>
      <Link
        to={paths.profile}
        className="flex min-h-11 grow items-center gap-2 rounded-control px-1 text-sm font-semibold hover:text-primary max-xl:gap-1.5 lg:max-xl:text-xs"
      >
        <Avatar
          src={profileImage}
          name={name}
          alt={siteMessages.defaultAvatarAlt}
          className={isMenu ? 'size-11' : 'size-9 text-xs'}
        />
        <span className="whitespace-nowrap empty:before:content-(--role) lg:max-xl:w-min lg:max-xl:whitespace-normal lg:max-xl:leading-tight">
          {session ? roleLabel(session.role) : null}
        </span>
      </Link>
      {/* Its space is already reserved. */}
      <div className={isMenu ? 'order-last min-h-60 w-full' : 'h-11 w-6'}>
        <Suspense fallback={isMenu && <EarlyLinks />}>
          {session ? <AccountMenu place={place} /> : isMenu && <EarlyLinks />}
        </Suspense>
      </div>
      <Button
        variant={isMenu ? 'secondary' : 'quiet'}
        onClick={logout}
        className={isMenu ? undefined : 'px-2 max-xl:text-xs xl:px-3'}
      >
        {logoutMessages.submit}
      </Button>
      <Suspense>{isAsked && <LogoutQuestion onConfirm={confirm} onStay={stay} />}</Suspense>
    </div>
  );
}

/** The links that every member has, in their places until the menu with icons and counts is there. */
const EarlyLinks = () => (
  <ul>
    {MEMBER_LINKS.map(({ label, path }) => (
      <li key={path}>
        <Link to={path} className={cx(MENU_ROW, 'pl-11')}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
