import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { confirmFirstMessages } from '#domain/accounts/confirm-first-messages.ts';
import { EMAIL_ANCHOR } from '#web/lib/session/email-anchor.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Notice } from '../notice.tsx';

interface Props {
  /** The action they were about to take. */
  to: 'book' | 'contact' | 'enquire' | 'list' | 'becomeLister' | 'comment' | 'report' | 'verify';
  /** The form. */
  children: ReactNode;
}

/** A form, or instructions to confirm the email address if the form would be refused without that. */
export function ConfirmFirst({ to, children }: Props) {
  if (!useSession()?.user.mustConfirmEmail) return children;
  return (
    <Notice tone="info">
      <p className="font-semibold">{confirmFirstMessages[to]}</p>
      <p>
        {confirmFirstMessages.help}{' '}
        <Link to={EMAIL_ANCHOR} className="text-primary underline underline-offset-4">
          {confirmFirstMessages.toProfile}
        </Link>
      </p>
    </Notice>
  );
}
