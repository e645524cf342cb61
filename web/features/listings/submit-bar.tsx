import { plural } from '#domain/plural.ts';
import { uploadPropertySentences } from '#domain/properties/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { megabytes } from '#web/ui/megabytes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { UploadProgress } from '#web/ui/upload-progress.tsx';
import type { Sending } from './use-upload.ts';

interface Props {
  fileCount: number;
  bytes: number;
  sending: Sending | undefined;
  /** Why the last upload did not arrive. */
  failure: string | undefined;
  cancelled: boolean;
  onCancel(): void;
}

/** The end of the form: how much is to be sent, how far it is, and the button. */
export function SubmitBar({ fileCount, bytes, sending, failure, cancelled, onCancel }: Props) {
  return (
    <div className="mt-6 flex flex-col gap-4">
      {failure && <Notice tone="error">{failure}</Notice>}
      {cancelled && (
        <Notice tone="info">The upload was cancelled. Everything is still here.</Notice>
      )}
      {sending ? (
        <UploadProgress {...sending} sentText="All sent. We are checking your images." />
      ) : (
        fileCount > 0 && (
          <p className="figures text-sm text-muted">
            {plural(fileCount, 'file')}, {megabytes(bytes)} to send
          </p>
        )
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          busy={sending !== undefined}
          busyText={uploadPropertySentences.submitting}
          className="grow sm:grow-0"
        >
          {uploadPropertySentences.submit}
        </Button>
        {sending && (
          <Button variant="secondary" size="lg" onClick={onCancel} className="grow sm:grow-0">
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}
