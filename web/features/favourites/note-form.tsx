import { useEffect, useRef, useState } from 'react';
import { noteMessages } from '#domain/favourites/page-messages.ts';
import { NOTE_MAX, noteProblem } from '#domain/favourites/rules.ts';
import type { Favourite } from '#domain/favourites/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { saveNote } from '#web/lib/favourites/account.ts';
import { changeKept } from '#web/lib/favourites/change-kept.ts';
import { readSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Outcome } from '#web/ui/outcome.tsx';

interface Props {
  favourite: Favourite;
  onClose(): void;
}

/** Writes a note. The text stays if it could not be saved. */
export function NoteForm({ favourite, onClose }: Props) {
  const [text, setText] = useState(favourite.note);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { send, busy, error } = useWrite({
    async mutationFn(note: string) {
      const userId = readSession()?.userId;
      const noted = { ...favourite, note };
      if (userId) await saveNote(noted);
      changeKept(userId, { favourite: noted, isKept: true });
    },
    onSuccess: onClose,
  });
  const note = text.trim();
  const problem = noteProblem(note);
  const isTooLong = note.length > NOTE_MAX;
  return (
    <form
      noValidate
      aria-label={`${noteMessages.label}: ${favourite.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) send(note);
      }}
      className="flex flex-col gap-3 pt-2"
    >
      {error && <Outcome tone="error">{error.message}</Outcome>}
      <Field
        label={noteMessages.label}
        help={noteMessages.help}
        // The counter itself reports text that is too long.
        error={isTooLong ? undefined : problem}
        mayBeEmpty
      >
        <TextArea
          ref={field}
          rows={3}
          value={text}
          counterMax={NOTE_MAX}
          readOnly={busy}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          busy={busy}
          busyText={noteMessages.saving}
          disabled={problem !== undefined}
        >
          {noteMessages.save}
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={busy}>
          {noteMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
