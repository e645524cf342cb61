import { resetPasswordMessages, signupMessages } from '#domain/accounts/messages.ts';
import { Notice } from '#web/ui/notice.tsx';

/**
 * The forms that may lead to the login page. The address names them if the browser posted the form without
 * scripts (native-form.ts).
 */
export const DONE = { signup: 'signup', signupWithLink: 'signup-link', reset: 'reset' } as const;

interface Props {
  done: string | undefined;
  /** The new account's email address, which the confirmation link was sent to. */
  linkSentTo: string | undefined;
}

/** Confirms the step that led to the login, and says what comes next. */
export function DoneBefore({ done, linkSentTo }: Props) {
  const link = done === DONE.signupWithLink ? signupMessages.yourEmail : linkSentTo;
  const isSignedUp = done === DONE.signup || done === DONE.signupWithLink;
  return (
    <>
      {isSignedUp && <Notice tone="success">{signupMessages.success}</Notice>}
      {done === DONE.reset && <Notice tone="success">{resetPasswordMessages.success}</Notice>}
      {link && <Notice tone="info">{signupMessages.linkSent(link)}</Notice>}
    </>
  );
}
