import { Suspense, useRef, useState } from 'react';
import { changeEmailMessages } from '#domain/accounts/change-email-messages.ts';
import { confirmEmailMessages } from '#domain/accounts/confirm-email-messages.ts';
import type { Profile } from '#domain/accounts/schema.ts';
import { EMAIL_ID } from '#web/lib/session/email-anchor.ts';
import { announceProfileUpdate } from '#web/lib/session/keep-session.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { useFocusFromLink } from '#web/lib/use-focus-from-link.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { SendLink } from './send-link.tsx';

const ChangeEmailForm = lazyPart(() => import('./change-email-form.tsx'), Nothing);

/** A profile's email address: its pending confirmation, and a button that opens the form to change it. */
export function EmailSection({ profile }: { profile: Profile }) {
  const [changing, setChanging] = useState(false);
  const [success, setSuccess] = useState<string>();
  const section = useRef<HTMLElement>(null);
  useFocusFromLink(section, EMAIL_ID);

  function close(message?: string) {
    setChanging(false);
    setSuccess(message);
    if (message) announceProfileUpdate();
    // The pressed button disappears with the form.
    section.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={section}
      id={EMAIL_ID}
      tabIndex={-1}
      aria-labelledby="email-title"
      className="flex scroll-mt-24 flex-col gap-4 border-line border-t pt-6 outline-none"
    >
      <div>
        <h2 id="email-title" className="text-lg">
          {changeEmailMessages.title}
        </h2>
        <p className="mt-1 font-medium wrap-anywhere">{profile.email}</p>
        <p className="mt-1 text-sm text-muted">{changeEmailMessages.help}</p>
      </div>
      {success ? <Outcome tone="success">{success}</Outcome> : <Waiting profile={profile} />}
      {changing ? (
        <Suspense>
          <ChangeEmailForm account={profile.email} onSent={close} onCancel={() => close()} />
        </Suspense>
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setSuccess(undefined);
            setChanging(true);
          }}
          className="self-start max-sm:w-full"
        >
          {changeEmailMessages.open}
        </Button>
      )}
    </section>
  );
}

/** Says where the unopened confirmation link was sent. */
function Waiting({ profile }: { profile: Profile }) {
  const { email, mustConfirmEmail, linkSentTo } = profile;
  if (!mustConfirmEmail && !linkSentTo) return null;
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">{sentenceOf(email, mustConfirmEmail, linkSentTo)}</p>
      <SendLink again={linkSentTo !== null} />
    </Notice>
  );
}

function sentenceOf(email: string, mustConfirm: boolean, linkSentTo: string | null): string {
  if (linkSentTo === null) return confirmEmailMessages.noLink(email);
  return mustConfirm
    ? confirmEmailMessages.linkSent(linkSentTo)
    : changeEmailMessages.waits(linkSentTo);
}
