import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImageOff from 'lucide-react/icons/image-off';
import X from 'lucide-react/icons/x';
import type { DragEvent } from 'react';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { megabytes } from '#web/ui/megabytes.ts';
import { useBrokenImage } from '#web/ui/use-broken-image.ts';
import type { ChosenPhoto } from './chosen-photos.ts';

export type PhotoAction = 'cover' | 'earlier' | 'later' | 'remove';

interface Props {
  photo: ChosenPhoto;
  /** From 0; the first is the cover. */
  place: number;
  count: number;
  disabled: boolean;
  onAction(action: PhotoAction): void;
  onDragStart(): void;
  /** Another tile was dropped here. */
  onDropTile(): void;
}

/** A chosen photo: its preview and size, and what can be done with it. */
export function PhotoTile({
  photo: { id, file },
  place,
  count,
  disabled,
  onAction,
  onDragStart,
  onDropTile,
}: Props) {
  const name = `photo ${place + 1}`;
  return (
    <li
      data-photo={id}
      draggable={!disabled}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags only what carries data.
        event.dataTransfer.setData('text/plain', file.name);
        onDragStart();
      }}
      onDragOver={(event) => isTile(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!isTile(event)) return;
        event.preventDefault();
        onDropTile();
      }}
      className="overflow-hidden rounded-control border border-line bg-surface"
    >
      <div className="relative aspect-4/3">
        <Preview file={file} alt={`${name}, ${file.name}`} />
        {place === 0 ? (
          <Badge tone="photo" className="absolute top-2 left-2">
            Cover
          </Badge>
        ) : (
          <button
            type="button"
            data-action="cover"
            disabled={disabled}
            onClick={() => onAction('cover')}
            aria-label={`Make ${name} the cover`}
            className="absolute top-0 left-0 p-2"
          >
            <Badge className="min-h-7 bg-surface/90">Make cover</Badge>
          </button>
        )}
        <IconButton
          icon={X}
          label={`Remove ${name}`}
          data-action="remove"
          disabled={disabled}
          onClick={() => onAction('remove')}
          className="absolute right-1 bottom-1 bg-scrim/75 text-on-scrim hover:bg-scrim"
        />
      </div>
      <div className="flex items-center justify-between">
        <IconButton
          icon={ChevronLeft}
          label={`Move ${name} earlier`}
          data-action="earlier"
          disabled={disabled || place === 0}
          onClick={() => onAction('earlier')}
          className="disabled:opacity-35"
        />
        <span className="figures text-xs text-muted">{megabytes(file.size)}</span>
        <IconButton
          icon={ChevronRight}
          label={`Move ${name} later`}
          data-action="later"
          disabled={disabled || place === count - 1}
          onClick={() => onAction('later')}
          className="disabled:opacity-35"
        />
      </div>
    </li>
  );
}

/** Files dragged in from outside are the picker's, not a tile's. */
const isTile = (event: DragEvent) => !event.dataTransfer.types.includes('Files');

/** A photo that the browser cannot show (HEIC, often) is sent all the same. */
function Preview({ file, alt }: { file: File; alt: string }) {
  const url = useObjectUrl(file);
  const { broken, watch } = useBrokenImage(url);
  if (broken) {
    return (
      <div className="flex size-full flex-col items-center justify-center gap-1 bg-sunken px-3 pt-8 pb-11 text-center text-xs text-muted">
        <Icon of={ImageOff} className="shrink-0" />
        <span className="font-semibold">No preview</span>
        <span className="line-clamp-2 break-all">{file.name}</span>
      </div>
    );
  }
  return (
    <img
      {...watch}
      src={url}
      alt={alt}
      draggable={false}
      decoding="async"
      className="size-full bg-sunken object-cover"
    />
  );
}
