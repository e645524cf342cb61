import { useState } from 'react';
import { TRANSITION_TEXTS, verifyingMessages } from '#domain/verification/admin-messages.ts';
import type { VerificationDetail } from '#domain/verification/schema.ts';
import {
  ADMIN_TRANSITIONS,
  type AdminTransition,
  stateAfter,
} from '#domain/verification/states.ts';
import { Button } from '#web/ui/button.tsx';
import { DecideDialog } from './decide-dialog.tsx';

/** The decisions an Admin can take on a verification request; none once it is closed. */
export function DecideControl({ verification }: { verification: VerificationDetail }) {
  const [chosen, setChosen] = useState<AdminTransition>();
  const ways = ADMIN_TRANSITIONS.filter((name) => stateAfter(verification.state, name));
  if (ways.length === 0) return null;
  return (
    <section
      aria-labelledby="verifying-actions"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <h2 id="verifying-actions" className="text-lg">
          What you can do
        </h2>
        {verification.state === 'waiting' && (
          <p className="mt-1 text-sm text-muted">{verifyingMessages.compare}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {ways.map((name) => (
          <Button
            key={name}
            variant={name === 'approve' ? 'primary' : 'quiet-danger'}
            onClick={() => setChosen(name)}
          >
            {TRANSITION_TEXTS[name]}
          </Button>
        ))}
      </div>
      {chosen && (
        <DecideDialog
          verification={verification}
          transition={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
