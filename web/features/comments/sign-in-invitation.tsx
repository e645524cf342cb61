import { useLocation } from 'react-router';
import { commentSentences } from '#domain/comments/sentences.ts';
import { LOGIN_LINK, SIGNUP_LINK } from '#domain/site/navigation.ts';
import { withReturn } from '#web/lib/return-path.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { COMMENTS_ID } from './comments-id.ts';

/** For visitors, in place of the form: the ways in, which lead back to these comments. */
export function SignInInvitation() {
  const { pathname } = useLocation();
  const here = `${pathname}#${COMMENTS_ID}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken p-5">
      <div>
        <p className="font-semibold">{commentSentences.signIn}</p>
        <p className="text-sm text-muted">{commentSentences.signInHelp}</p>
      </div>
      <div className="flex gap-2">
        <ButtonLink to={withReturn(LOGIN_LINK.path, here)} variant="secondary">
          {LOGIN_LINK.label}
        </ButtonLink>
        <ButtonLink to={withReturn(SIGNUP_LINK.path, here)} variant="quiet">
          {SIGNUP_LINK.label}
        </ButtonLink>
      </div>
    </div>
  );
}
