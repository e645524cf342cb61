import { useQueryClient } from '@tanstack/react-query';
import { failed, passed } from '#domain/check.ts';
import { REPORT_REASON_TEXTS, reportMessages } from '#domain/conversations/messages.ts';
import {
  REPORT_DETAILS_MAX,
  REPORT_REASONS,
  type ReportReason,
} from '#domain/conversations/rules.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { ReportFields } from '#web/ui/forms/report-fields.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { sendReport, threadKey } from '../conversation-calls.ts';

interface Props {
  conversationId: string;
  userId: string;
  onClose(): void;
}

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_TEXTS[value] }));

/** Reports a conversation to the Admins, with a reason. */
export default function ReportDialog({ conversationId, userId, onClose }: Props) {
  const queryClient = useQueryClient();
  const submission = useSubmission();
  return (
    <Dialog open onClose={onClose} title={reportMessages.title}>
      <SubmissionForm
        label={reportMessages.title}
        submission={submission}
        submitText={reportMessages.submit}
        busyText={reportMessages.submitting}
        onSubmit={(field) => {
          const { reasonRequired } = reportMessages;
          const reason = field('reason') as ReportReason | '';
          submission.submit({
            check: reason ? passed : failed(reasonRequired, { reason: reasonRequired }),
            async call() {
              if (!reason) return;
              const json = { reason, details: field('details') };
              const { message } = await sendReport(conversationId, json);
              void queryClient.invalidateQueries({ queryKey: threadKey(userId, conversationId) });
              toast.success(message);
              onClose();
            },
            sentenceOf: ({ message }) => message || reportMessages.failure,
          });
        }}
      >
        <ReportFields
          help={reportMessages.help}
          options={OPTIONS}
          detailsMax={REPORT_DETAILS_MAX}
          errorOf={submission.errorOf}
        />
      </SubmissionForm>
    </Dialog>
  );
}
