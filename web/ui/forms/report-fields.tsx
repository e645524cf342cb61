import { reportFormMessages } from '#domain/reports/form-messages.ts';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

interface Props {
  help: string;
  options: readonly { value: string; label: string }[];
  /** So many characters of details. */
  detailsMax: number;
  errorOf(field: string): string | undefined;
}

/** The reason and the details of any report. */
export function ReportFields({ help, options, detailsMax, errorOf }: Props) {
  return (
    <>
      <p className="text-sm text-muted">{help}</p>
      <Field label={reportFormMessages.reason} error={errorOf('reason')}>
        <Select name="reason" placeholder={reportFormMessages.choose} options={options} />
      </Field>
      <Field label={reportFormMessages.details} optional error={errorOf('details')}>
        <TextArea name="details" counterMax={detailsMax} />
      </Field>
    </>
  );
}
