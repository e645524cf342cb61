import Film from 'lucide-react/icons/film';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { looksLikeVideo, VIDEO_ACCEPT, VIDEO_MAX_BYTES } from '#domain/media/limits.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/forms/file-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { megabytes } from '#web/ui/megabytes.ts';
import { FileControls } from './file-controls.tsx';
import { FileError } from './file-error.tsx';
import { FileProgress } from './file-progress.tsx';
import type { UploadItem } from './listing-files.ts';
import { type RefusedFiles, refusedFiles } from './refused-files.ts';

interface Props {
  video: File | undefined;
  /** The same with its upload state. */
  onItsWay: UploadItem | undefined;
  onPause(): void;
  onResume(): void;
  onChange(video: File | undefined): void;
  error: string | undefined;
  /** Files refused when they were chosen. */
  refused: readonly RefusedFiles[];
  onRefused(refused: readonly RefusedFiles[]): void;
  disabled: boolean;
}

/** An optional video. */
export function VideoPicker(props: Props) {
  const { video, onChange, error, refused, onRefused, disabled } = props;
  const isWrong = Boolean(error) || refused.length > 0;
  const help = useId();
  const errorId = useId();
  return (
    <div>
      <p className="text-sm font-semibold">
        Video <span className="font-normal text-muted">(optional)</span>
      </p>
      {video && <ChosenVideo {...props} video={video} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          name="video"
          accept={VIDEO_ACCEPT}
          disabled={disabled}
          aria-describedby={[isWrong && errorId, help].filter(Boolean).join(' ')}
          aria-invalid={isWrong || undefined}
          onChoose={([file]) => {
            const problem = file && refusal(file);
            onRefused(problem ? refusedFiles([[file, problem]]) : []);
            if (file && !problem) onChange(file);
          }}
        >
          <Icon of={Film} size={18} />
          {video ? 'Choose another video' : 'Choose a video'}
        </FileButton>
        <p id={help} className="text-xs text-muted">
          One video of up to {megabytes(VIDEO_MAX_BYTES)}. {mediaMessages.mp4Recommended}
        </p>
      </div>
      <FileError id={errorId} refused={refused}>
        {error}
      </FileError>
    </div>
  );
}

/** The chosen video, its upload state and actions. */
function ChosenVideo(props: Omit<Props, 'error' | 'refused'> & { video: File }) {
  const { video, onItsWay, onPause, onResume, onChange, onRefused, disabled } = props;
  const url = useObjectUrl(video);
  return (
    <div className="mt-3 overflow-hidden rounded-control border border-line">
      <video
        src={url}
        controls
        muted
        playsInline
        preload="metadata"
        className="aspect-video w-full bg-scrim"
      />
      <div className="flex flex-wrap items-center justify-end gap-x-3 py-1 pr-1 pl-3 text-sm">
        <span className="min-w-0 grow basis-full truncate pt-2 pr-2 sm:basis-0 sm:pt-0">
          {video.name}
        </span>
        <span className="figures shrink-0 text-muted">{megabytes(video.size)}</span>
        {onItsWay && (
          <FileControls
            name="the video"
            state={onItsWay.state}
            disabled={disabled}
            onPause={onPause}
            onResume={onResume}
          />
        )}
        <Button
          variant="quiet"
          disabled={disabled}
          onClick={() => {
            onChange(undefined);
            onRefused([]);
          }}
          aria-label="Remove the video"
        >
          <Icon of={X} size={18} />
          Remove
        </Button>
      </div>
      {onItsWay && <FileProgress name="the video" state={onItsWay.state} bytes={video.size} />}
    </div>
  );
}

function refusal(file: File): string | undefined {
  if (!looksLikeVideo(file)) return mediaMessages.chooseVideo;
  if (file.size === 0) return mediaMessages.emptyFile;
  return file.size > VIDEO_MAX_BYTES ? mediaMessages.videoTooLarge : undefined;
}
