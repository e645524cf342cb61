import { resetPasswordMessages, signupMessages } from '#domain/accounts/messages.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What can have led to the login, as its address says where the browser posted that form by itself (native-form.ts). */
export const DONE = { signup: 'signup', signupWithLink: 'signup-link', reset: 'reset' } as const;

interface Props {
  done: string | undefined;
  /** Where the link went that confirms the address of who has just signed up. */
  linkSentTo: string | undefined;
}

/** What went well before one came to log in, and what comes next. */
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
