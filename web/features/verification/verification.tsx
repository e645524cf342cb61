import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '#domain/accounts/actor.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { kindsFor } from '#domain/verification/rules.ts';
import type { OwnVerifications } from '#domain/verification/schema.ts';
import { ownVerificationsQuery } from '#web/lib/own-verifications.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmFirst } from '#web/ui/dialogs/confirm-first.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AskForm } from './ask-form.tsx';
import { OwnVerification } from './own-verification.tsx';

/** Verifications someone can ask for, with the results of past requests. */
export function Verification({ viewer }: { viewer: Person }) {
  const { data, error, isFetching, refetch } = useQuery(ownVerificationsQuery(viewer.userId));
  if (error && !data) {
    return <ErrorBox message={error.message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) return <Skeleton className="h-96 max-w-3xl rounded-card" />;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {!data.taken && <Notice tone="info">{verificationMessages.notTaken}</Notice>}
      {kindsFor(viewer).map((kind) => (
        <OfKind key={kind} kind={kind} own={data} userId={viewer.userId} />
      ))}
    </div>
  );
}

interface OfKindProps {
  kind: VerificationKind;
  own: OwnVerifications;
  userId: string;
}

function OfKind({ kind, own: { taken, stays, verifications }, userId }: OfKindProps) {
  const part = useRef<HTMLElement>(null);
  const title = `verification-${kind}`;
  const shown = verifications.filter(
    (row) => row.kind === kind && row.state !== 'taken-back' && row.state !== 'replaced',
  );
  const isStay = kind === 'stay-licence';
  const waits = !isStay && shown.some(({ state }) => state === 'waiting');
  const canAsk = taken && !waits && (!isStay || stays.length > 0);

  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby={title}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 outline-none sm:p-6"
    >
      <div>
        <h2 id={title} className="text-lg">
          {verificationMessages.titles[kind]}
        </h2>
        <p className="mt-1 text-sm text-muted">{verificationMessages.helps[kind]}</p>
      </div>
      {shown.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {shown.map((row) => (
            <OwnVerification key={row._id} row={row} userId={userId} />
          ))}
        </ul>
      )}
      {taken && isStay && stays.length === 0 && (
        <p className="text-sm text-muted">{verificationMessages.noStays}</p>
      )}
      {canAsk && <Asking kind={kind} stays={stays} userId={userId} around={part} />}
    </section>
  );
}

interface AskingProps extends Pick<OfKindProps, 'kind' | 'userId'> {
  stays: OwnVerifications['stays'];
  /** Gets the focus when the pressed button disappears. */
  around: RefObject<HTMLElement | null>;
}

/** The button that opens the form, then the form. */
function Asking({ kind, stays, userId, around }: AskingProps) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);

  function toggle(isOpen: boolean) {
    flushSync(() => setOpen(isOpen));
    around.current?.focus({ preventScroll: true });
  }

  if (!open) {
    return (
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        aria-label={`${verificationMessages.open}: ${verificationMessages.titles[kind]}`}
        onClick={() => toggle(true)}
      >
        {verificationMessages.open}
      </Button>
    );
  }
  return (
    <ConfirmFirst to="verify">
      <AskForm
        kind={kind}
        stays={stays}
        onCancel={() => toggle(false)}
        onSent={(message) => {
          flushSync(() => setOpen(false));
          focusTitle();
          toast.success(message);
          void queryClient.invalidateQueries(ownVerificationsQuery(userId));
        }}
      />
    </ConfirmFirst>
  );
}
