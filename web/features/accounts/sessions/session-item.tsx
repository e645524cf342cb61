import { ownSessionsMessages } from '#domain/accounts/own-sessions-messages.ts';
import type { OwnSession } from '#domain/accounts/schema.ts';
import { today } from '#domain/values/calendar-date.ts';
import { formatShortInstant } from '#domain/values/instant.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

interface Props {
  session: OwnSession;
  busy: boolean;
  onEnd(id: string): void;
}

/** One device with a session. */
export function SessionItem({ session, busy, onEnd }: Props) {
  const { _id, loggedInAt, lastSeenAt, current } = session;
  const device = session.device || ownSessionsMessages.unknownDevice;
  const moment = (iso: string) => formatShortInstant(iso, today(new Date()));
  const facts = [
    ownSessionsMessages.place(session),
    ownSessionsMessages.loggedIn(moment(loggedInAt)),
    !current && ownSessionsMessages.lastUsed(moment(lastSeenAt)),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {current && <Badge tone="primary">{ownSessionsMessages.current}</Badge>}
        </p>
        <p className="figures text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          disabled={busy}
          aria-label={ownSessionsMessages.endOf(device)}
          onClick={() => onEnd(_id)}
        >
          {ownSessionsMessages.end}
        </Button>
      )}
    </li>
  );
}
