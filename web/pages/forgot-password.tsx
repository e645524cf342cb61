import { Link } from 'react-router';
import { forgotPasswordSentences, loginSentences } from '#domain/accounts/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { ForgotPasswordForm } from '#web/features/accounts/forgot-password-form.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/forgot-password';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: forgotPasswordSentences.title,
    description: 'Ask for a link to choose a new password.',
    path: paths.forgotPassword,
    origin: originOf(matches),
    index: false,
  });

export default function ForgotPassword() {
  return (
    <AccountPage
      title={forgotPasswordSentences.title}
      intro="Tell us your email and we send you a link to choose a new password."
      footer={
        <Link
          to={paths.login}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          Back to {loginSentences.title}
        </Link>
      }
    >
      <ForgotPasswordForm />
    </AccountPage>
  );
}
