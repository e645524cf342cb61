import { useState } from 'react';
import {
  CHANNEL_NAMES,
  CHANNEL_OPTIONS,
  CHANNELS,
  type Channel,
} from '#domain/stay-calendars/limits.ts';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import type { CalendarExport } from '#domain/stay-calendars/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { addExport, removeExport } from './calendar-calls.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface Props {
  /** The stay's. */
  id: string;
  calendars: readonly CalendarExport[];
  onChanged(): void;
}

/** Addresses at which other sites read a stay's calendar. */
export function ExportList({ id, calendars, onChanged }: Props) {
  const [removed, setRemoved] = useState<CalendarExport>();
  const isTaken = (channel: Channel) => calendars.some((each) => each.channel === channel);
  return (
    <>
      {calendars.length === 0 && <p>{calendarMessages.noExports}</p>}
      <ul className="flex flex-col gap-3">
        {calendars.map((calendar) => (
          <ExportCard
            key={calendar._id}
            calendar={calendar}
            onRemove={() => setRemoved(calendar)}
          />
        ))}
      </ul>
      {!CHANNEL_NAMES.every(isTaken) && (
        <MakeExport
          // Anew with each address, so that a site without one is chosen.
          key={calendars.length}
          id={id}
          options={CHANNEL_OPTIONS.filter(({ value }) => !isTaken(value))}
          onMade={onChanged}
        />
      )}
      <RemoveDialog
        name={removed && CHANNELS[removed.channel]}
        title={calendarMessages.removeExportTitle}
        help={calendarMessages.removeExportHelp}
        remove={async () => removed && removeExport(id, removed._id)}
        onRemoved={() => {
          toast.success(calendarMessages.exportRemoved);
          onChanged();
        }}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}

function ExportCard({ calendar, onRemove }: { calendar: CalendarExport; onRemove(): void }) {
  const { _id, channel, url, unitUrls, lastReadAt } = calendar;
  const helpId = `export-${_id}`;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <Field label={CHANNELS[channel]} mayBeEmpty>
        <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <p id={helpId} className="text-sm text-muted">
        {CHANNELS[channel]}:{' '}
        {lastReadAt === null ? (
          calendarMessages.neverFetched
        ) : (
          <time dateTime={lastReadAt}>{calendarMessages.lastFetched(lastReadAt, Date.now())}</time>
        )}
      </p>
      {unitUrls.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-semibold text-sm">
            {calendarMessages.unitAddresses}
          </summary>
          <p className="mb-3 text-muted text-sm">{calendarMessages.unitAddressesHelp}</p>
          <ul className="flex flex-col gap-3">
            {unitUrls.map((unitUrl, at) => (
              <li key={unitUrl}>
                <Field label={calendarMessages.unit(at + 1)} mayBeEmpty>
                  <TextInput
                    readOnly
                    value={unitUrl}
                    onFocus={(event) => event.currentTarget.select()}
                  />
                </Field>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ActionRow>
        <CopyButton url={url} aria-describedby={helpId} />
        <Button variant="quiet-danger" aria-describedby={helpId} onClick={onRemove}>
          {calendarMessages.remove}
        </Button>
      </ActionRow>
    </li>
  );
}

interface MakeProps {
  id: string;
  options: typeof CHANNEL_OPTIONS;
  onMade(): void;
}

function MakeExport({ id, options, onMade }: MakeProps) {
  const [channel, setChannel] = useState(options[0]?.value ?? 'other');
  const { send, busy, error } = useWrite({
    mutationFn: () => addExport(id, channel),
    onSuccess() {
      toast.success(calendarMessages.exportMade);
      onMade();
    },
  });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <Field label={calendarMessages.channel}>
        <Select
          name="export-channel"
          options={options}
          value={channel}
          disabled={busy}
          onChange={(event) => setChannel(event.currentTarget.value as Channel)}
        />
      </Field>
      {error && <Outcome tone="error">{failureMessage(error, calendarMessages.failure)}</Outcome>}
      <Button className="self-start" busy={busy} onClick={() => send()}>
        {calendarMessages.makeExport}
      </Button>
    </div>
  );
}
