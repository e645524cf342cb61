import Mail from 'lucide-react/icons/mail';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { confirmEmailMessages } from '#domain/accounts/confirm-email-messages.ts';
import { PROFILE_UPDATED_EVENT } from '#domain/site/constants.ts';
import { EMAIL_ANCHOR } from '#web/lib/session/email-anchor.ts';
import type { Session } from '#web/lib/session/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SendLink } from './send-link.tsx';

/** The pages that open the mailed links, where the bar would be redundant. */
const WITHOUT_BAR = /^\/(?:confirm-email|undo-email-change)\//;

/** After returning from the mail, the address may be confirmed. */
function askAgain(): void {
  if (document.visibilityState === 'visible')
    window.dispatchEvent(new Event(PROFILE_UPDATED_EVENT));
}

/** Asks to confirm the email address, says where the link went, and how to change the address. */
export default function ConfirmEmailBar({ user }: { user: Session['user'] }) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, []);
  if (WITHOUT_BAR.test(pathname)) return null;
  const { email = '', linkSentTo } = user;
  return (
    <section aria-label={confirmEmailMessages.title} className="border-line border-b bg-sunken">
      <div className="wrap flex flex-wrap items-center gap-x-6 py-1.5 text-sm">
        <p className="flex min-w-0 items-start gap-2 py-1.5">
          <Icon of={Mail} size={16} className="mt-0.5 shrink-0 text-primary" />
          <span className="min-w-0 wrap-anywhere">
            {linkSentTo
              ? confirmEmailMessages.linkSent(linkSentTo)
              : confirmEmailMessages.noLink(email)}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-6 sm:ml-auto">
          <SendLink again={Boolean(linkSentTo)} />
          <Link
            to={EMAIL_ANCHOR}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {confirmEmailMessages.wrongAddress}
          </Link>
        </div>
      </div>
    </section>
  );
}
