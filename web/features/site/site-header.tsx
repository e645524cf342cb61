import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { NAVIGATION } from '#domain/site/navigation.ts';
import { paths } from '#domain/site/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SelectiveHydration } from '#web/ui/selective-hydration.tsx';
import { AccountLinks } from './account-links.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { MemberRefresh } from './for-members.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const UPLOAD = NAVIGATION.find(({ path }) => path === paths.uploadProperty);

/** The navigation bar of every page (specification §2.1). */
export function SiteHeader() {
  const session = useSession();
  return (
    <header className="sticky top-0 z-40 bg-paper">
      <Suspense>{session && <MemberRefresh />}</Suspense>
      <div className="wrap flex min-h-16 items-center gap-2 xl:gap-4">
        <Link to={paths.home} className="rounded-control py-2 xl:mr-4">
          <Logo />
        </Link>
        <div className="max-lg:hidden">
          <SelectiveHydration>
            <DesktopNavigation />
          </SelectiveHydration>
        </div>
        <div className="ml-auto flex items-center gap-1 max-lg:hidden">
          {UPLOAD && (
            <ButtonLink
              to={UPLOAD.path}
              variant="quiet"
              className="whitespace-nowrap px-2 max-xl:text-xs"
            >
              <Icon of={Plus} size={18} className="-mr-0.5 shrink-0 max-xl:hidden" />
              {UPLOAD.label}
            </ButtonLink>
          )}
          <AccountLinks place="header" />
        </div>
        <div className="ml-auto lg:hidden">
          <SelectiveHydration>
            <MobileMenu />
          </SelectiveHydration>
        </div>
      </div>
      <div className="woven" />
    </header>
  );
}
