import type { ReactNode } from 'react';
import { plural } from '#domain/plural.ts';
import { Button } from '#web/ui/button.tsx';
import { megabytes } from '#web/ui/megabytes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { UploadProgress } from '#web/ui/upload-progress.tsx';
import type { Sending } from './use-upload.ts';

interface Props {
  /** What the button says, and what it says while sending. */
  submit: string;
  submitting: string;
  fileCount: number;
  bytes: number;
  sending: Sending | undefined;
  /** Why the last upload did not arrive. */
  failure: string | undefined;
  cancelled: boolean;
  /** Said in place of the button once everything is on the server. */
  uploaded: ReactNode;
  onCancel(): void;
}

/** The end of the form: how much is to be sent, how far it is, and the button. */
export function SubmitBar({
  submit,
  submitting,
  fileCount,
  bytes,
  sending,
  failure,
  cancelled,
  uploaded,
  onCancel,
}: Props) {
  if (uploaded) {
    return (
      <Notice tone="success" className="mt-6">
        {uploaded}
      </Notice>
    );
  }
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
          busyText={submitting}
          className="grow sm:grow-0"
        >
          {submit}
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
