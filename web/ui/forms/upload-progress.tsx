import { megabytes, remainingTime } from '../megabytes.ts';
import { ProgressBar } from './progress-bar.tsx';

interface Props {
  /** Bytes. */
  sent: number;
  total: number;
  /** Milliseconds since the upload began. */
  elapsedMs: number;
  /** Shown once everything is sent and the server is working on it. */
  sentText: string;
}

/** Upload progress: a bar, the megabytes sent and the time left. */
export function UploadProgress({ sent, total, elapsedMs, sentText }: Props) {
  const isSent = total > 0 && sent >= total;
  const left = remainingTime({ sent, total }, elapsedMs);
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label="Upload" value={isSent ? undefined : total > 0 ? sent / total : 0} />
      {isSent ? (
        <p role="status" className="text-sm">
          {sentText}
        </p>
      ) : (
        <p className="figures flex flex-wrap justify-between gap-x-4 text-sm">
          <span className={total > 0 ? undefined : 'invisible'}>
            {megabytes(sent)} of {megabytes(total)} sent, {megabytes(total - sent)} left
          </span>
          {left && <span className="text-muted">{left}</span>}
        </p>
      )}
    </div>
  );
}
