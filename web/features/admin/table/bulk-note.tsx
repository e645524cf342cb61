import { fieldMessages } from '#domain/field-messages.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';

interface Props {
  value: string;
  max: number;
  help: string;
  busy: boolean;
  onChange(value: string): void;
}

/** One note for all that are ticked. */
export default function BulkNote({ value, max, help, busy, onChange }: Props) {
  const error = value.trim().length > max ? fieldMessages.tooLong(max) : undefined;
  return (
    <Field label="Note" optional help={help} error={error}>
      <TextArea
        rows={3}
        counterMax={max}
        value={value}
        readOnly={busy}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
