import { megabytes, remainingTime } from './megabytes.ts';

interface Props {
  /** Bytes. */
  sent: number;
  total: number;
  /** Milliseconds since the upload began. */
  elapsedMs: number;
  /** What is shown once everything is sent and the server is at work. */
  sentText: string;
}

/** How far an upload is: a bar, the megabytes sent and what is left. */
export function UploadProgress({ sent, total, elapsedMs, sentText }: Props) {
  const done = total > 0 && sent >= total;
  const left = remainingTime({ sent, total }, elapsedMs);
  const text = done
    ? sentText
    : `${megabytes(sent)} of ${megabytes(total)} sent, ${megabytes(total - sent)} left`;
  return (
    <div className="flex flex-col gap-2">
      <progress
        aria-label="Upload"
        value={done ? undefined : sent}
        max={total || 1}
        className="h-2 w-full overflow-hidden rounded-full accent-primary"
      />
      <p className="figures flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{text}</span>
        {left && <span className="text-muted">{left}</span>}
      </p>
    </div>
  );
}
