import Film from 'lucide-react/icons/film';
import X from 'lucide-react/icons/x';
import { videoMessages } from '#domain/media/video-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PhotoPicker } from './photos/photo-picker.tsx';
import type { FileField, RefusedFiles } from './refused-files.ts';
import type { ListingMedia } from './use-listing-media.ts';
import { VideoPicker } from './video-picker.tsx';

interface Props {
  media: ListingMedia;
  /** The error about the photos or about the video. */
  errorOf(field: FileField): string | undefined;
  onRefused(field: FileField, refused: readonly RefusedFiles[]): void;
  disabled: boolean;
  required: boolean;
}

/** The photos of a listing in their order, new ones among them, and its video. */
export function MediaPickers({ media, errorOf, onRefused, disabled, required }: Props) {
  const { film } = media;
  return (
    <>
      <PhotoPicker
        photos={media.photos}
        onTheirWay={media.onTheirWay}
        onPause={media.pause}
        onResume={media.resume}
        onChange={media.setPhotos}
        error={errorOf('images')}
        refused={media.refused.images}
        onRefused={(files) => onRefused('images', files)}
        disabled={disabled}
        required={required}
      />
      {media.keepsVideo && !media.video && (
        <div className="flex items-center gap-3 rounded-control border border-line py-1 pr-1 pl-4 text-sm">
          <Icon of={Film} className="shrink-0 text-muted" />
          <span className="min-w-0 grow py-2">
            The video stays.
            {media.isVideoAsItCame && (
              <span className="block text-muted">{videoMessages.asItCame}</span>
            )}
          </span>
          <Button variant="quiet" disabled={disabled} onClick={() => media.setKeepsVideo(false)}>
            <Icon of={X} size={18} />
            Remove the video
          </Button>
        </div>
      )}
      <VideoPicker
        video={media.video}
        onItsWay={film}
        onPause={() => film && media.pause(film.id)}
        onResume={() => film && media.resume(film.id)}
        onChange={media.setVideo}
        error={errorOf('video')}
        refused={media.refused.video}
        onRefused={(files) => onRefused('video', files)}
        disabled={disabled}
      />
    </>
  );
}
