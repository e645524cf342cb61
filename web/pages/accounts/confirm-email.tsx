import { confirmEmailMessages } from '#domain/accounts/confirm-email-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { confirmEmail } from '#web/features/accounts/email/email-calls.ts';
import { EmailLink } from '#web/features/accounts/email/email-link.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { EMAIL_ANCHOR } from '#web/lib/session/email-anchor.ts';
import { announceProfileUpdate } from '#web/lib/session/keep-session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Route } from './+types/confirm-email';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: confirmEmailMessages.title,
    description: confirmEmailMessages.help,
    path: '/confirm-email',
    origin: originOf(matches),
    index: false,
  }),
  // The address holds the token: it goes to no other site.
  { name: 'referrer', content: 'no-referrer' },
];

/** The address holds the token: nothing keeps the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function ConfirmEmailPage({ params }: Route.ComponentProps) {
  return (
    <AccountPage title={confirmEmailMessages.title}>
      <EmailLink
        help={confirmEmailMessages.help}
        submit={confirmEmailMessages.submit}
        busyText={confirmEmailMessages.submitting}
        failure={confirmEmailMessages.failure}
        call={() => confirmEmail(params.token)}
        onDone={announceProfileUpdate}
        wayOn={
          <ButtonLink to={paths.home} replace size="lg" wide>
            {confirmEmailMessages.goOn}
          </ButtonLink>
        }
        otherwise={
          <ButtonLink to={EMAIL_ANCHOR} variant="secondary" size="lg" wide>
            {confirmEmailMessages.toProfile}
          </ButtonLink>
        }
      />
    </AccountPage>
  );
}
