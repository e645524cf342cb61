import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { loginMessages, signupMessages } from '#domain/accounts/messages.ts';
import type { SignupRole } from '#domain/accounts/role.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import { privacyMessages } from '#domain/privacy/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { AlreadySignedIn } from '#web/features/accounts/already-signed-in.tsx';
import { signupPosted } from '#web/features/accounts/posted-signup.ts';
import { RoleList } from '#web/features/accounts/role-list.tsx';
import { SignupForm } from '#web/features/accounts/signup-form.tsx';
import { parseSignupRole } from '#web/features/accounts/signup-rules.ts';
import { becomesLister, whySignUp } from '#web/features/accounts/why-sign-up.ts';
import { useSiteSettings } from '#web/features/site/settings.ts';
import { useFormAnswer } from '#web/lib/forms/native-form.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { keepReturn, RETURN_PARAMETER, returnPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';
import type { Route } from './+types/signup';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: signupMessages.submit,
    description: 'Sign up as an Agent, a Property Owner or a Customer. It’s free.',
    path: paths.signup,
    origin: originOf(matches),
  });

const BecomeLister = lazyPart(
  () => import('#web/features/accounts/become-lister/become-lister.tsx'),
  Nothing,
);

export const action = (posted: Route.ActionArgs) => signupPosted(posted);

export default function Signup() {
  const session = useSession();
  const { listersNeedApproval } = useSiteSettings();
  const isAnswer = useFormAnswer() !== undefined;
  const choice = useRoleChoice(!session && !isAnswer);
  const { role } = choice;
  const [another, setAnother] = useState(false);
  const [search] = useSearchParams();
  const next = returnPath(search);
  const why = whySignUp(next, session?.role);

  // The guard sends Customers here from pages for listers: show the way to open those at once.
  if (session && !another && !role && becomesLister(next, session.role)) {
    return (
      <AccountPage title={roleMessages.title} intro={why}>
        <Suspense fallback={<TextSkeleton />}>
          <BecomeLister userId={session.userId} next={next} needsApproval={listersNeedApproval} />
        </Suspense>
      </AccountPage>
    );
  }

  // Logged-in people have an account: they get another only on request.
  if (session && !another && !role) {
    return (
      <AccountPage title={signupMessages.submit}>
        <AlreadySignedIn session={session} next={next} onAnother={() => setAnother(true)} />
      </AccountPage>
    );
  }

  return <NewAccount choice={choice} isAnswer={isAnswer} next={next} why={why} />;
}

/**
 * The role to sign up with. It is in the address, so that it works without scripts and survives a reload. Until
 * someone opens or closes it, the choice is open if none was made and `opensByItself`.
 */
function useRoleChoice(opensByItself: boolean) {
  const hydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const role = parseSignupRole(search.get('role'));
  const [asked, setAsked] = useState<boolean>();
  const choosing = asked ?? (!role && opensByItself);
  const [inHtml] = useState(choosing && !hydrated);
  const [choices, setChoices] = useState(0);
  const form = useRef<HTMLDivElement>(null);

  // Once a role is chosen, the form comes next.
  useEffect(() => {
    if (choices > 0) form.current?.querySelector('input')?.focus();
  }, [choices]);

  const withRole = (chosen: SignupRole | undefined) => {
    const query = new URLSearchParams(search);
    if (chosen) query.set('role', chosen);
    else query.delete('role');
    return query;
  };

  return {
    role,
    choosing,
    /** The dialog came open with the page's HTML. */
    inHtml,
    isByItself: asked === undefined,
    hrefOf: (chosen: SignupRole | undefined) => `${paths.signup}?${withRole(chosen)}`,
    ask: () => setAsked(true),
    close: () => setAsked(false),
    choose(chosen: SignupRole) {
      setSearch(withRole(chosen), { replace: true, preventScrollReset: true });
      setAsked(false);
      setChoices(choices + 1);
    },
    /** Around the form that is filled in next. */
    form,
  };
}

interface ChoiceProps {
  choice: ReturnType<typeof useRoleChoice>;
  /** The page to go to afterwards. */
  next: string | undefined;
  /** Explains why an account is needed. */
  why: string | undefined;
}

/** The role and the form, in this order; the choice of the role is a dialog as well. */
function NewAccount({ choice, isAnswer, next, why }: ChoiceProps & { isAnswer: boolean }) {
  const { adminSiteUrl } = useSiteSettings();
  const { role, choosing } = choice;
  const roles = (
    <section>
      <h2 className="mb-3 text-lg">{signupMessages.selectRole}</h2>
      <RoleList hrefOf={choice.hrefOf} />
    </section>
  );

  return (
    <AccountPage
      title={role ? signupMessages.title(role) : signupMessages.submit}
      intro={role && <ChangeRole href={choice.hrefOf(undefined)} onAsk={choice.ask} />}
      footer={
        choosing ? (
          <noscript>
            <ToLogin />
          </noscript>
        ) : (
          <ToLogin />
        )
      }
    >
      <div className="flex flex-col gap-6">
        {why && !choosing && (
          <Notice tone="info">
            <p>{why}</p>
          </Notice>
        )}
        {!role && !isAnswer && (choosing ? <noscript>{roles}</noscript> : roles)}
        <div ref={choice.form}>
          <SignupForm role={role} onRoleNeeded={choice.ask} adminSiteUrl={adminSiteUrl} />
        </div>
        <p className="text-sm text-muted">
          {privacyMessages.signup}{' '}
          <Link to={paths.privacy} className="text-primary underline underline-offset-4">
            {privacyMessages.title}
          </Link>
          .
        </p>
      </div>
      <RoleDialog choice={choice} next={next} why={why} />
    </AccountPage>
  );
}

function RoleDialog({ choice, next, why }: ChoiceProps) {
  return (
    <Dialog
      open={choice.choosing}
      inHtml={choice.inHtml}
      backLeaves={choice.isByItself}
      onClose={choice.close}
      title={signupMessages.selectRole}
      footer={
        <div className="grow text-sm">
          <ToLogin />
        </div>
      }
    >
      <form method="get" action={paths.signup} className="flex flex-col gap-4">
        {next && <input type="hidden" name={RETURN_PARAMETER} value={next} />}
        {why && <p className="text-muted">{why}</p>}
        <RoleList
          chosen={choice.role}
          name="role"
          hrefOf={choice.hrefOf}
          onChoose={choice.choose}
        />
      </form>
    </Dialog>
  );
}

function ChangeRole({ href, onAsk }: { href: string; onAsk(): void }) {
  return (
    <Link
      to={href}
      replace
      preventScrollReset
      onClick={(event) => {
        event.preventDefault();
        onAsk();
      }}
      className={buttonClass({ variant: 'link', className: 'text-sm' })}
    >
      Change role
    </Link>
  );
}

function ToLogin() {
  const [search] = useSearchParams();
  return (
    <p>
      Already have an account?{' '}
      <Link
        to={keepReturn(paths.login, search)}
        className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        {loginMessages.title}
      </Link>
    </p>
  );
}
