import { failed, passed } from '#domain/check.ts';
import { REASON_TEXTS, reportMessages } from '#domain/reports/messages.ts';
import { REASONS_OF, REPORT_DETAILS_MAX, type ReportReason } from '#domain/reports/rules.ts';
import { call } from '#web/lib/api/api.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { ConfirmFirst } from '#web/ui/dialogs/confirm-first.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { ReportFields } from '#web/ui/forms/report-fields.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import type { Reported } from './report-control.tsx';

interface Props {
  of: Reported;
  onClose(): void;
}

/** Reports something to the Admins, with a reason. */
export default function ReportDialog({ of: { kind, id }, onClose }: Props) {
  const submission = useSubmission();
  const title = reportMessages.title[kind];
  const options = REASONS_OF[kind].map((value) => ({ value, label: REASON_TEXTS[value] }));
  return (
    <Dialog open onClose={onClose} title={title}>
      <ConfirmFirst to="report">
        <SubmissionForm
          label={title}
          submission={submission}
          submitText={reportMessages.submit}
          busyText={reportMessages.submitting}
          onSubmit={(field) => {
            const [reason, details] = [field('reason') as ReportReason | '', field('details')];
            submission.submit({
              check: checked(reason, details),
              async call() {
                const { message } = await call('POST /api/reports', {
                  json: { kind, id, reason, details },
                });
                toast.success(message);
                onClose();
              },
              sentenceOf: ({ message }) => message || reportMessages.failure,
            });
          }}
        >
          <ReportFields
            help={reportMessages.help}
            options={options}
            detailsMax={REPORT_DETAILS_MAX}
            errorOf={submission.errorOf}
          />
        </SubmissionForm>
      </ConfirmFirst>
    </Dialog>
  );
}

function checked(reason: ReportReason | '', details: string) {
  const { reasonRequired, detailsRequired } = reportMessages;
  if (!reason) return failed(reasonRequired, { reason: reasonRequired });
  if (reason === 'other' && details.trim() === '') {
    return failed(detailsRequired, { details: detailsRequired });
  }
  return passed;
}
