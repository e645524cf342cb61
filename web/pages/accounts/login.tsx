import { useState } from 'react';
import { Link, redirect, useLocation, useSearchParams } from 'react-router';
import { profileLoadFailure } from '#domain/accounts/failures.ts';
import { loginMessages } from '#domain/accounts/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { afterLogin } from '#web/features/accounts/after-login.ts';
import { GoingOn } from '#web/features/accounts/going-on.tsx';
import { DoneBefore } from '#web/features/accounts/login/done-before.tsx';
import { isLanding, LandingScript } from '#web/features/accounts/login/landing-script.tsx';
import { LoginForm } from '#web/features/accounts/login/login-form.tsx';
import { type LoginAnswer, loginPosted } from '#web/features/accounts/login/posted-login.ts';
import { whySignUp } from '#web/features/accounts/why-sign-up.ts';
import { useFormAnswer, whatIsDone } from '#web/lib/forms/native-form.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { keepReturn, returnPath } from '#web/lib/session/return-path.ts';
import { readSession } from '#web/lib/session/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/login';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: loginMessages.title,
    description: 'Log in to see homes and cars in full, to book a stay and to list your own.',
    path: paths.login,
    origin: originOf(matches),
  });

export const loader = () => null;

export const action = (posted: Route.ActionArgs) => loginPosted(posted);

/**
 * Logged-in people have no business here (specification §2.4), unless they come to log in as someone else, or
 * have just done so and are being forwarded.
 */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const session = readSession();
  const { searchParams } = new URL(request.url);
  if (session && whatIsDone(searchParams) === undefined && !isLanding()) {
    throw redirect(afterLogin(session.role, searchParams));
  }
  return null;
};
clientLoader.hydrate = true as const;

export default function Login() {
  const [search] = useSearchParams();
  const answer = useFormAnswer<LoginAnswer>();
  const [destination, setDestination] = useState(answer?.landing?.destination);
  // For people sent here because the profile call was refused (site/use-profile-refresh.ts), or after sign-up.
  const { profileStatus, linkSentTo } = (useLocation().state ?? {}) as {
    profileStatus?: number;
    linkSentTo?: string;
  };
  return (
    <AccountPage
      title={loginMessages.title}
      intro={!destination && whySignUp(returnPath(search), undefined)}
      footer={
        !destination && (
          <>
            {loginMessages.noAccount}{' '}
            <Link
              to={keepReturn(paths.signup, search)}
              className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary underline underline-offset-4"
            >
              {loginMessages.signup}
            </Link>
          </>
        )
      }
    >
      {destination ? (
        <>
          {answer?.landing && <LandingScript landing={answer.landing} />}
          <GoingOn
            text={answer?.landing ? loginMessages.success : 'You’re logged in.'}
            destination={destination}
            continueText="Continue"
          />
        </>
      ) : (
        <div className="flex flex-col gap-6">
          {profileStatus && (
            <Notice tone="error">{profileLoadFailure({ status: profileStatus })}</Notice>
          )}
          <DoneBefore done={whatIsDone(search)} linkSentTo={linkSentTo} />
          <LoginForm answer={answer} onLoggedIn={setDestination} />
        </div>
      )}
    </AccountPage>
  );
}
