import UserRoundX from 'lucide-react/icons/user-round-x';
import { leavingMessages } from '#domain/leaving/messages.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KeepAccount } from './keep-account.tsx';

/** Says when the account is deleted, and offers to stay. */
export default function LeavingBar({ leavesAt }: { leavesAt: string }) {
  return (
    <section aria-label={leavingMessages.barTitle} className="border-line border-b bg-sunken">
      <div className="wrap flex flex-wrap items-center gap-x-6 py-1.5 text-sm">
        <p className="flex min-w-0 items-start gap-2 py-1.5">
          <Icon of={UserRoundX} size={16} className="mt-0.5 shrink-0 text-primary" />
          <span>{leavingMessages.bar(formatInstantDate(leavesAt))}</span>
        </p>
        <KeepAccount className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 sm:ml-auto" />
      </div>
    </section>
  );
}
