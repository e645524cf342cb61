import { changeEmailMessages } from '#domain/accounts/change-email-messages.ts';
import { loginMessages } from '#domain/accounts/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { undoEmailChange } from '#web/features/accounts/email/email-calls.ts';
import { EmailLink } from '#web/features/accounts/email/email-link.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { signOut } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Route } from './+types/undo-email-change';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: changeEmailMessages.undoTitle,
    description: changeEmailMessages.undoHelp,
    path: '/undo-email-change',
    origin: originOf(matches),
    index: false,
  }),
  // The address holds the token: it goes to no other site.
  { name: 'referrer', content: 'no-referrer' },
];

/** The address holds the token: nothing keeps the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function UndoEmailChangePage({ params }: Route.ComponentProps) {
  return (
    <AccountPage title={changeEmailMessages.undoTitle}>
      <EmailLink
        help={changeEmailMessages.undoHelp}
        submit={changeEmailMessages.undo}
        busyText={changeEmailMessages.undoing}
        failure={changeEmailMessages.undoFailure}
        call={() => undoEmailChange(params.token)}
        // Every session of the account has ended.
        onDone={signOut}
        wayOn={
          <ButtonLink to={paths.forgotPassword} variant="secondary" size="lg" wide>
            {loginMessages.forgotPassword}
          </ButtonLink>
        }
        otherwise={
          <ButtonLink to={paths.contact} variant="secondary" size="lg" wide>
            {changeEmailMessages.undoContact}
          </ButtonLink>
        }
      />
    </AccountPage>
  );
}
