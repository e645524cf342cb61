import { type Role, roleLabel } from '#domain/accounts/role.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import { DASHBOARD_LINK } from '#domain/site/account-links.ts';
import type { NavigationLink } from '#domain/site/navigation.ts';
import { paths } from '#domain/site/paths.ts';
import type { Session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { whySignUp } from './why-sign-up.ts';

interface Props {
  session: Session;
  /** The page they were on their way to. */
  next: string | undefined;
  /** They want another account anyway. */
  onAnother(): void;
}

const UPLOAD: NavigationLink = { label: 'Upload a Property', path: paths.uploadProperty };

/** The page for each role; everyone has the profile. */
const OF_ROLE: Partial<Record<string, NavigationLink>> = {
  Admin: DASHBOARD_LINK,
  Agent: UPLOAD,
  'Property Owner': UPLOAD,
} satisfies Partial<Record<Role, NavigationLink>>;

/** Replaces the sign-up form for logged-in people: shows their account and what they can do with it. */
export function AlreadySignedIn({ session, next, onAnother }: Props) {
  const { role, user } = session;
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  const ofRole = OF_ROLE[role];
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p className="text-lg font-semibold">{name || roleLabel(role)}</p>
        {user.email && <p className="break-words text-sm text-muted">{user.email}</p>}
        <p>{whySignUp(next, role)}</p>
      </div>
      <div className="flex flex-col gap-3">
        {role === 'Customer' && (
          <ButtonLink to={paths.becomeLister} variant="secondary">
            {roleMessages.become}
          </ButtonLink>
        )}
        {ofRole && <ButtonLink to={ofRole.path}>{ofRole.label}</ButtonLink>}
        <ButtonLink to={paths.profile} variant="secondary">
          Your profile
        </ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Go to the home page
        </ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          Create another account
        </Button>
      </div>
    </div>
  );
}
