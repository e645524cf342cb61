import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UploadProgress } from '#web/ui/upload-progress.tsx';
import { filesInTheWay, filesSentence, type ListingFilesState } from './listing-files.ts';
import type { Sending } from './use-upload.ts';

interface Props {
  /** What the button says, and what it says while sending. */
  submit: string;
  submitting: string;
  files: ListingFilesState;
  sending: Sending | undefined;
  /** Why the last upload did not arrive. */
  failure: string | undefined;
  cancelled: boolean;
  /** Said in place of the button once everything is on the server. */
  uploaded: ReactNode;
  onCancel(): void;
  /** What else is to be told above the button. */
  children?: ReactNode;
}

/** The end of the form: how much is to be sent, how far it is, and the button. */
export function SubmitBar({
  submit,
  submitting,
  files,
  sending,
  failure,
  cancelled,
  uploaded,
  onCancel,
  children,
}: Props) {
  if (uploaded) {
    return (
      <Notice tone="success" className="mt-6">
        {uploaded}
      </Notice>
    );
  }
  const inTheWay = filesInTheWay(files.all);
  return (
    <div className="mt-6 flex flex-col gap-4">
      {children}
      {failure && <Notice tone="error">{failure}</Notice>}
      {inTheWay && !sending && <Notice tone="error">{inTheWay}</Notice>}
      {cancelled && (
        <Notice tone="info">The upload was cancelled. Everything is still here.</Notice>
      )}
      {sending ? (
        <UploadProgress
          {...(files.underWay > 0 ? { ...sending, ...sumOf(files) } : sending)}
          sentText="All sent. We are checking your images."
        />
      ) : (
        files.all.length > 0 &&
        !inTheWay && <p className="figures text-sm text-muted">{filesSentence(files)}</p>
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

const sumOf = ({ sent, total }: ListingFilesState) => ({ sent, total });
