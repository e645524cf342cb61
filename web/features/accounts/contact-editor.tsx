import { type ChangeEvent, useState } from 'react';
import { profileMessages } from '#domain/accounts/messages.ts';
import type { Profile } from '#domain/accounts/schema.ts';
import { Button } from '#web/ui/button.tsx';
import { FormSummary } from '#web/ui/forms/form-summary.tsx';
import { LeaveWarning } from '#web/ui/forms/leave-warning.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ContactFields } from './contact-fields.tsx';
import { TimedNotices, useTimedMessages } from './timed-notices.tsx';
import { useSaveProfile } from './use-save-profile.ts';

type Text = Pick<Profile, 'phoneNumber' | 'location'>;

const textOf = ({ phoneNumber, location }: Profile): Text => ({ phoneNumber, location });

/** The older, simpler form of a profile: only phone and location (specification §2.2, §8). */
export function ContactEditor({ profile }: { profile: Profile }) {
  const [text, setText] = useState(() => textOf(profile));
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const messages = useTimedMessages();
  const { save, busy } = useSaveProfile(profile._id, (saved) => {
    messages.show(...saved.messages);
    setFields(saved.fields);
    if (saved.profile) setText(textOf(saved.profile));
    else setAttempt((count) => count + 1);
  });
  const isChanged = text.phoneNumber !== profile.phoneNumber || text.location !== profile.location;

  const input = (name: keyof Text) => ({
    name,
    value: text[name],
    readOnly: busy,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setText({ ...text, [name]: event.currentTarget.value });
      setFields(({ [name]: _, ...others }) => others);
    },
  });

  return (
    <form
      aria-label={profileMessages.updateTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        messages.show();
        save({ text });
      }}
      className="flex flex-col gap-5"
    >
      <TimedNotices {...messages} />
      <FormSummary attempt={attempt} message={undefined} />
      <ContactFields input={input} errors={fields} />
      <Button type="submit" busy={busy} busyText="Saving..." className="sm:self-start">
        {profileMessages.save}
      </Button>
      <LeaveWarning when={isChanged && !busy} />
    </form>
  );
}

/** The shape of the form to come. */
export function ContactEditorSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      {['phone', 'location'].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-11 rounded-control" />
        </div>
      ))}
      <Skeleton className="h-11 w-36 rounded-control" />
    </div>
  );
}
