import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#domain/accounts/schema.ts';
import { leavingMessages } from '#domain/leaving/messages.ts';
import { privacyMessages } from '#domain/privacy/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { announceProfileUpdate } from '#web/lib/session/keep-session.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { KeepAccount } from './keep-account.tsx';

const LeaveForm = lazyPart(() => import('./leave-form.tsx'), Nothing);

/** The end of a profile: deleting the account, or keeping it after all. */
export default function LeaveSection({ profile: { _id, email, leavesAt } }: { profile: Profile }) {
  const [asking, setAsking] = useState(false);
  const section = useRef<HTMLElement>(null);

  function close() {
    setAsking(false);
    // The pressed button disappears with the form.
    section.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="leaving-title"
      className="flex flex-col gap-4 border-line border-t pt-6 outline-none"
    >
      <div>
        <h2 id="leaving-title" className="text-lg">
          {leavingMessages.title}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {leavesAt ? leavingMessages.asked(formatInstantDate(leavesAt)) : leavingMessages.help}{' '}
          <Link to={paths.privacy} className="text-primary underline underline-offset-4">
            {privacyMessages.title}
          </Link>
        </p>
      </div>
      {leavesAt && (
        <KeepAccount
          className={buttonClass({ variant: 'secondary', className: 'self-start max-sm:w-full' })}
        />
      )}
      {!leavesAt && asking && (
        <Suspense>
          <LeaveForm
            userId={_id}
            email={email}
            onCancel={close}
            onAsked={(message) => {
              toast.success(message);
              announceProfileUpdate();
              close();
            }}
          />
        </Suspense>
      )}
      {!leavesAt && !asking && (
        <Button
          variant="secondary"
          onClick={() => setAsking(true)}
          className="self-start max-sm:w-full"
        >
          {leavingMessages.open}
        </Button>
      )}
    </section>
  );
}
