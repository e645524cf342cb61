import { Link } from 'react-router';
import { forgotPasswordMessages, loginMessages } from '#domain/accounts/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { ForgotPasswordForm } from '#web/features/accounts/forgot-password-form.tsx';
import { FORGOT_PASSWORD } from '#web/features/accounts/forgot-password-rules.ts';
import { doneAt, readPosted, submitPosted } from '#web/lib/forms/native-form.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/forgot-password';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: forgotPasswordMessages.title,
    description: 'Get a link to choose a new password.',
    path: paths.forgotPassword,
    origin: originOf(matches),
    index: false,
  });

export const action = async (posted: Route.ActionArgs) =>
  submitPosted(await readPosted(posted), posted, FORGOT_PASSWORD, () =>
    doneAt(paths.forgotPassword),
  );

export default function ForgotPassword() {
  return (
    <AccountPage
      title={forgotPasswordMessages.title}
      intro="Enter your email and we’ll send you a link to choose a new password."
      footer={
        <Link
          to={paths.login}
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          Back to {loginMessages.title}
        </Link>
      }
    >
      <ForgotPasswordForm />
    </AccountPage>
  );
}
