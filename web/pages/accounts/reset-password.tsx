import { resetPasswordMessages } from '#domain/accounts/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { DONE } from '#web/features/accounts/login/done-before.tsx';
import { ResetPasswordForm } from '#web/features/accounts/reset-password-form.tsx';
import { resetPasswordRules } from '#web/features/accounts/reset-password-rules.ts';
import { doneAt, readPosted, submitPosted } from '#web/lib/forms/native-form.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/reset-password';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: resetPasswordMessages.title,
    description: 'Choose a new password for your account.',
    path: '/reset-password',
    origin: originOf(matches),
    index: false,
  }),
  // The address holds the token, so it must not reach other sites. With no referrer at all, a form would have no origin either.
  { name: 'referrer', content: 'same-origin' },
];

/** The address holds the token: nothing keeps the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const action = async (posted: Route.ActionArgs) =>
  submitPosted(
    await readPosted(posted),
    posted,
    resetPasswordRules(posted.params.token?.trim() ?? ''),
    () => doneAt(paths.login, DONE.reset),
  );

export default function ResetPassword({ params }: Route.ComponentProps) {
  const token = params.token?.trim();
  return (
    <AccountPage title={resetPasswordMessages.title}>
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <div className="flex flex-col gap-5">
          <Notice tone="error">{resetPasswordMessages.missingToken}</Notice>
          <ButtonLink to={paths.forgotPassword} size="lg" wide>
            Get a new link
          </ButtonLink>
        </div>
      )}
    </AccountPage>
  );
}
