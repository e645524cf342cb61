import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { profileMessages } from '#domain/accounts/messages.ts';
import { roleLabel } from '#domain/accounts/role.ts';
import type { Profile, UpdateProfileBody } from '#domain/accounts/schema.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import { PERSON_NAME_MAX } from '#domain/values/person-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormSummary } from '#web/ui/forms/form-summary.tsx';
import { LeaveWarning } from '#web/ui/forms/leave-warning.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import type { TimedMessages } from './timed-notices.tsx';
import { useSaveProfile } from './use-save-profile.ts';

type Text = Required<UpdateProfileBody>;

const textOf = ({ firstname, lastname, phoneNumber, location }: Profile): Text => ({
  firstname,
  lastname,
  phoneNumber,
  location,
});

interface Props {
  profile: Profile;
  messages: TimedMessages;
  onCancel(): void;
  /** Everything is saved. */
  onSaved(): void;
}

/** The profile's edit form (specification §2.20). Anything that could not be saved stays as entered. */
export function ProfileEditor({ profile, messages, onCancel, onSaved }: Props) {
  const { photo, setPhoto, logo, setLogo, fields, attempt, input, isChanged, save, busy, percent } =
    useProfileEdit(profile, messages, onSaved);

  const form = useRef<HTMLFormElement>(null);
  // The pressed button is gone: keyboard users continue from here.
  useEffect(() => form.current?.focus(), []);

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={profileMessages.edit}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        messages.show();
        save();
      }}
      className="flex flex-col gap-5 outline-none"
    >
      <FormSummary attempt={attempt} message={undefined} />
      <ProfilePhoto
        src={profile.profileImage}
        name={`${profile.firstname} ${profile.lastname}`}
        chosen={photo}
        onChoose={setPhoto}
        onRefuse={(sentence) => messages.show({ kind: 'photo', text: sentence })}
        percent={percent}
        disabled={busy}
      />
      {canUploadProperty({ userId: profile._id, role: profile.role }) && (
        <CompanyLogo
          src={profile.companyLogo}
          chosen={logo}
          onChoose={setLogo}
          onRefuse={(sentence) => messages.show({ kind: 'photo', text: sentence })}
          disabled={busy}
        />
      )}
      <NameFields input={input} fields={fields} />
      <ContactFields input={input} errors={fields} />
      <EmailAndRole profile={profile} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyText="Saving..." className="grow sm:grow-0">
          {profileMessages.save}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={busy} className="grow sm:grow-0">
          {profileMessages.cancel}
        </Button>
      </div>
      <LeaveWarning when={isChanged && !busy} />
    </form>
  );
}

/** What stays as it is. */
function EmailAndRole({ profile: { email, role } }: Pick<Props, 'profile'>) {
  return (
    <>
      <Field label="Email" help="You can’t change the email or the role here.">
        <TextInput value={email} readOnly required={false} />
      </Field>
      <p className="text-sm">
        <span className="text-muted">Role:</span>{' '}
        <span className="font-semibold">{roleLabel(role)}</span>
      </p>
    </>
  );
}

function NameFields({
  input,
  fields,
}: Pick<ReturnType<typeof useProfileEdit>, 'input' | 'fields'>) {
  return (
    <>
      <Field label="First name" error={fields.firstname}>
        <LimitedInput
          {...input('firstname')}
          autoComplete="given-name"
          max={PERSON_NAME_MAX}
          enterKeyHint="next"
        />
      </Field>
      <Field label="Last name" error={fields.lastname}>
        <LimitedInput
          {...input('lastname')}
          autoComplete="family-name"
          max={PERSON_NAME_MAX}
          enterKeyHint="next"
        />
      </Field>
    </>
  );
}

/** Edits to a profile, and their errors. */
function useProfileEdit(profile: Profile, messages: TimedMessages, onSaved: () => void) {
  const [text, setText] = useState(() => textOf(profile));
  const [photo, setPhoto] = useState<File>();
  const [logo, setLogo] = useState<File>();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const { save, busy, percent } = useSaveProfile(profile._id, (saved) => {
    messages.show(...saved.messages);
    setFields(saved.fields);
    if (saved.profile) setText(textOf(saved.profile));
    if (saved.photoSaved) setPhoto(undefined);
    if (saved.logoSaved) setLogo(undefined);
    const picturesSaved = (!photo || saved.photoSaved) && (!logo || saved.logoSaved);
    if (saved.profile && picturesSaved) onSaved();
    else setAttempt((count) => count + 1);
  });

  const stored = textOf(profile);
  const isChanged =
    photo !== undefined ||
    logo !== undefined ||
    (Object.keys(stored) as (keyof Text)[]).some((k) => text[k] !== stored[k]);

  const input = (name: keyof Text) => ({
    name,
    value: text[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setText({ ...text, [name]: event.currentTarget.value });
      setFields(({ [name]: _, ...others }) => others);
    },
  });

  return {
    photo,
    setPhoto,
    logo,
    setLogo,
    /** Errors by field. */
    fields,
    attempt,
    /** Props for a text input. */
    input,
    isChanged,
    save: () => save({ text, photo, logo }),
    busy,
    percent,
  };
}
