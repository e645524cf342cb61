import { useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { Link } from 'react-router';
import { setupMessages } from '#domain/setup/messages.ts';
import { SETUP_STEPS, type SetupStep } from '#domain/setup/rules.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Icon } from '#web/ui/icon.tsx';
import { noteNoticeRead, setupQuery } from './setup-query.ts';
import { TestMailButton } from './test-mail-button.tsx';

/** Setup steps that every site needs before launch; hidden once all are done. */
export default function FirstSteps() {
  const { data } = useQuery(setupQuery);
  if (!data || data.done.length === SETUP_STEPS.length) return null;
  return (
    <section aria-labelledby="first-steps" className="flex flex-col gap-3">
      <div>
        <h2 id="first-steps" className="font-display text-xl font-semibold">
          {setupMessages.title}
        </h2>
        <p className="text-muted">{setupMessages.intro}</p>
      </div>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {SETUP_STEPS.map((step) => (
          <Step key={step} step={step} isDone={data.done.includes(step)} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, isDone }: { step: SetupStep; isDone: boolean }) {
  const { title, text, link }: (typeof setupMessages.steps)[SetupStep] & { link?: WayOn } =
    setupMessages.steps[step];
  return (
    <li className="flex gap-3 p-4">
      <Icon
        of={isDone ? Check : Circle}
        className={cx('mt-0.5 shrink-0', isDone ? 'text-available' : 'text-muted')}
      />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {title}
          {isDone && <span className="sr-only">: {setupMessages.done}</span>}
        </h3>
        {!isDone && (
          <>
            <p className="text-sm text-muted wrap-anywhere">{text}</p>
            {link && (
              <Link
                to={link.path}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
              >
                {link.label}
              </Link>
            )}
            {step === 'mail' && (
              <div className="mt-3">
                <TestMailButton />
              </div>
            )}
            {step === 'notice' && <NoticeRead />}
          </>
        )}
      </div>
    </li>
  );
}

interface WayOn {
  label: string;
  path: string;
}

function NoticeRead() {
  const queryClient = useQueryClient();
  const { send, busy } = useWrite({
    mutationFn: noteNoticeRead,
    onSuccess: (setup) => queryClient.setQueryData(setupQuery.queryKey, setup),
    onError: (error) => toast.error(failureMessage(error, setupMessages.failure)),
  });
  return (
    <div>
      <Button variant="secondary" busy={busy} onClick={() => send()}>
        {setupMessages.noticeRead}
      </Button>
    </div>
  );
}
