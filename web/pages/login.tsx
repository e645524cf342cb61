import { useState } from 'react';
import { Link, redirect, useLocation, useSearchParams } from 'react-router';
import { profileLoadFailure } from '#domain/accounts/failures.ts';
import { loginMessages } from '#domain/accounts/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { afterLogin } from '#web/features/accounts/after-login.ts';
import { GoingOn } from '#web/features/accounts/going-on.tsx';
import { LoginForm } from '#web/features/accounts/login/login-form.tsx';
import { whySignUp } from '#web/features/accounts/why-sign-up.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { keepReturn, returnPath } from '#web/lib/return-path.ts';
import { readSession } from '#web/lib/session.ts';
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

/** Anyone who is logged in already has no business here (specification §2.4). */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const session = readSession();
  if (session) throw redirect(afterLogin(session.role, new URL(request.url).searchParams));
  return null;
};
clientLoader.hydrate = true as const;

export default function Login() {
  const [search] = useSearchParams();
  const [destination, setDestination] = useState<string>();
  // Anyone who was led here because the profile call was refused (site/use-profile-refresh.ts).
  const { profileStatus } = (useLocation().state ?? {}) as { profileStatus?: number };
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
        <GoingOn text="You are logged in." destination={destination} continueText="Continue" />
      ) : (
        <div className="flex flex-col gap-6">
          {profileStatus && (
            <Notice tone="error">{profileLoadFailure({ status: profileStatus })}</Notice>
          )}
          <LoginForm onLoggedIn={setDestination} />
        </div>
      )}
    </AccountPage>
  );
}
