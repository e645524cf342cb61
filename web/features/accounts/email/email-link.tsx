import { type ReactNode, useState } from 'react';
import type { MessageResponse } from '#domain/message-response-schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';

interface Props {
  /** Explains what pressing the button does. */
  help: string;
  submit: string;
  busyText: string;
  failure: string;
  /** Uses the link. */
  call(): Promise<MessageResponse>;
  onDone(): void;
  /** The way on from there. */
  wayOn: ReactNode;
  /** The way on from a link that does nothing. */
  otherwise?: ReactNode;
}

/**
 * The page of a mailed link. Opening the link does nothing until a button is pressed, because mail scanners
 * follow links and some run scripts.
 */
export function EmailLink({
  help,
  submit,
  busyText,
  failure,
  call,
  onDone,
  wayOn,
  otherwise,
}: Props) {
  const [success, setSuccess] = useState<string>();
  const { send, busy, error } = useWrite<MessageResponse>({
    mutationFn: call,
    onSuccess({ message }) {
      setSuccess(message);
      onDone();
    },
  });
  if (success) {
    return (
      <div className="flex flex-col gap-5">
        <Outcome tone="success">{success}</Outcome>
        {wayOn}
      </div>
    );
  }
  return (
    <form
      // Scripts send it, once they are there.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-5"
    >
      <p>{help}</p>
      {error && <Outcome tone="error">{failureMessage(error, failure)}</Outcome>}
      <Button type="submit" size="lg" wide busy={busy} busyText={busyText}>
        {submit}
      </Button>
      {error && otherwise}
    </form>
  );
}
