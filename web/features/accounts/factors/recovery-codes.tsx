import { codeMessages } from '#domain/accounts/code-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Outcome } from '#web/ui/outcome.tsx';

interface Props {
  message: string;
  recoveryCodes: readonly string[];
  onDone(): void;
}

/** The codes for when the app is lost; they are shown this once. */
export function RecoveryCodes({ message, recoveryCodes, onDone }: Props) {
  const text = `${recoveryCodes.join('\n')}\n`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(codeMessages.copied);
    } catch {
      toast.error(codeMessages.notCopied);
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <Outcome tone="success">{message}</Outcome>
      <div>
        <h4 className="text-sm font-semibold">{codeMessages.recoveryTitle}</h4>
        <p className="mt-1 text-sm text-muted">{codeMessages.recoveryHelp}</p>
      </div>
      <ol
        aria-label={codeMessages.recoveryTitle}
        className="grid gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3 [font-family:ui-monospace,monospace] text-sm sm:grid-cols-2"
      >
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button onClick={onDone}>{codeMessages.done}</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {codeMessages.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="efie-recovery-codes.txt"
          className={buttonClass({ variant: 'secondary' })}
        >
          {codeMessages.download}
        </a>
      </div>
    </div>
  );
}
