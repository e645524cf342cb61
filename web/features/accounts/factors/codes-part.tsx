import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { codeMessages } from '#domain/accounts/code-messages.ts';
import type { AuthenticatorSetup, Factors } from '#domain/accounts/codes-schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { factorsQuery } from '#web/lib/session/factors-query.ts';
import { announceProfileUpdate } from '#web/lib/session/keep-session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Outcome } from '#web/ui/outcome.tsx';
import { CodesOn } from './codes-on.tsx';
import { CodesSetup } from './codes-setup.tsx';
import { beginCodes } from './factor-calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  userId: string;
  codes: Factors['codes'];
}

/** Authenticator codes: setting them up, and managing them once they are on. */
export function CodesPart({ userId, codes }: Props) {
  const part = useRef<HTMLElement>(null);
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="codes-title"
      className="flex flex-col gap-3 outline-none"
    >
      <div>
        <h3 id="codes-title" className="wrap-anywhere font-semibold">
          {codeMessages.title}
        </h3>
        <p className="mt-1 text-sm text-muted">{codeMessages.help}</p>
      </div>
      <CodesStep
        userId={userId}
        codes={codes}
        // The pressed button disappears.
        comeBack={() => part.current?.focus({ preventScroll: true })}
      />
    </section>
  );
}

/** Where codes stand: new recovery codes are shown, codes are being set up, they are on, or off. */
function CodesStep({ userId, codes, comeBack }: Props & { comeBack(): void }) {
  const queryClient = useQueryClient();
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [shown, setShown] = useState<{ message: string; recoveryCodes: readonly string[] }>();
  const refresh = () => void queryClient.invalidateQueries(factorsQuery(userId));

  if (shown) {
    return (
      <RecoveryCodes
        {...shown}
        onDone={() => {
          setShown(undefined);
          // Not earlier: the updated profile would replace the codes while someone reads them.
          announceProfileUpdate();
          comeBack();
        }}
      />
    );
  }
  if (setup) {
    return (
      <CodesSetup
        setup={setup}
        onOn={(response) => {
          setSetup(undefined);
          setShown(response);
          refresh();
        }}
        onCancel={() => {
          setSetup(undefined);
          comeBack();
        }}
      />
    );
  }
  if (codes.since) {
    return (
      <CodesOn
        left={codes.recoveryCodesLeft}
        onRenewed={(response) => {
          setShown(response);
          refresh();
        }}
        onOff={(message) => {
          toast.success(message);
          refresh();
          announceProfileUpdate();
          comeBack();
        }}
      />
    );
  }
  if (!codes.available) return <p className="text-sm">{codeMessages.unavailable}</p>;
  return <CodesOff onBegun={setSetup} />;
}

/** Begins to set codes up. */
function CodesOff({ onBegun }: { onBegun(setup: AuthenticatorSetup): void }) {
  const begin = useWrite({ mutationFn: beginCodes, onSuccess: onBegun });
  return (
    <>
      {begin.error && !begin.busy && (
        <Outcome tone="error">{failureMessage(begin.error, codeMessages.failure)}</Outcome>
      )}
      <Button
        variant="secondary"
        busy={begin.busy}
        busyText={codeMessages.preparing}
        onClick={() => begin.send()}
        className="self-start max-sm:w-full"
      >
        {codeMessages.setUp}
      </Button>
    </>
  );
}
