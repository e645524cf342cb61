import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setupMessages } from '#domain/setup/messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { sendTestMail, setupQuery } from './setup-query.ts';

/** Sends a test mail to the Admin, and shows the mail server's response. */
export function TestMailButton() {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<string>();
  const { send, busy, error } = useWrite({
    mutationFn: sendTestMail,
    onSuccess: ({ message }) => setSent(message),
    onSettled: () => queryClient.invalidateQueries(setupQuery),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => {
          setSent(undefined);
          send();
        }}
      >
        {setupMessages.testMail}
      </Button>
      {sent && <Outcome tone="success">{sent}</Outcome>}
      {error && !busy && (
        <Outcome tone="error">{failureMessage(error, setupMessages.failure)}</Outcome>
      )}
    </div>
  );
}
