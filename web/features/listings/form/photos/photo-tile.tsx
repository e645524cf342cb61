import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Crop from 'lucide-react/icons/crop';
import GripHorizontal from 'lucide-react/icons/grip-horizontal';
import ImageOff from 'lucide-react/icons/image-off';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useBrokenImage } from '#web/ui/pictures/use-broken-image.ts';
import { FileControls } from '../file-controls.tsx';
import { FileProgress } from '../file-progress.tsx';
import { isUnderWay } from '../files/file-state.ts';
import type { UploadItem } from '../listing-files.ts';

export type PhotoAction = 'cover' | 'earlier' | 'later' | 'remove';

interface Props {
  photo: UploadItem;
  /** From 0; the first is the cover. */
  place: number;
  count: number;
  disabled: boolean;
  /** It is being dragged, or the dragged one would land in its place. */
  drag: 'moving' | 'target' | undefined;
  onAction(action: PhotoAction): void;
  /** A pointer takes hold of it. */
  onGrab(event: PointerEvent): void;
  /** To be turned or cropped. */
  onEdit(): void;
  onPause(): void;
  onResume(): void;
}

const ARROWS: Readonly<Record<string, PhotoAction>> = {
  ArrowLeft: 'earlier',
  ArrowUp: 'earlier',
  ArrowRight: 'later',
  ArrowDown: 'later',
  Home: 'cover',
};

/** A chosen photo: its preview, upload state and actions. */
export function PhotoTile(props: Props) {
  const { photo, place, disabled, drag, onGrab } = props;
  const { id, file, state, stored, url, warning } = photo;
  const name = `photo ${place + 1}`;
  const isWrong = state.step === 'failed' || state.step === 'refused';

  return (
    <li
      data-photo={id}
      data-place={place}
      data-wrong={isWrong || undefined}
      tabIndex={isWrong ? -1 : undefined}
      className={cx(
        'flex flex-col overflow-hidden rounded-control border border-line bg-surface transition-opacity',
        drag === 'moving' && 'opacity-50',
        drag === 'target' && 'outline-3 outline-primary',
        isWrong && 'border-closed outline-2 outline-closed focus:outline-4',
      )}
    >
      <div
        className="relative aspect-4/3 shrink-0 overflow-hidden"
        onPointerDown={(event) => {
          const isButton = (event.target as Element).closest('button');
          if (!disabled && !isButton && event.pointerType === 'mouse') onGrab(event);
        }}
      >
        {stored ? (
          <Picture photo={stored} sizes="240px" alt={name} className="size-full" />
        ) : (
          <Preview
            file={file}
            alt={`${name}, ${file.name}`}
            sent={state.step === 'done' ? url : undefined}
            isComing={isUnderWay(state)}
          />
        )}
        <CoverMark {...props} name={name} />
      </div>
      {!stored && <FileProgress name={name} state={state} bytes={file.size} warning={warning} />}
      {/* Below the picture, which they would cover on a phone. */}
      <FileButtons {...props} name={name} />
      <MoveButtons {...props} name={name} />
    </li>
  );
}

/** Pauses its upload, turns or crops it, or removes it. */
function FileButtons({
  photo: { state, stored },
  name,
  disabled,
  onAction,
  onEdit,
  onPause,
  onResume,
}: { name: string } & Omit<Props, 'onGrab'>) {
  return (
    <div className="mt-auto flex items-center justify-between border-line border-t">
      <FileControls
        name={name}
        state={state}
        disabled={disabled}
        onPause={onPause}
        onResume={onResume}
      />
      {!stored && (state.step === 'done' || state.step === 'with-form') && (
        <IconButton
          icon={Crop}
          label={`Rotate or crop ${name}`}
          disabled={disabled}
          onClick={onEdit}
        />
      )}
      <IconButton
        icon={X}
        label={`Remove ${name}`}
        data-action="remove"
        disabled={disabled}
        onClick={() => onAction('remove')}
        className="ml-auto"
      />
    </div>
  );
}

/** Says that the photo is the cover, or offers to make it so. */
function CoverMark({
  name,
  place,
  disabled,
  onAction,
}: { name: string } & Pick<Props, 'place' | 'disabled' | 'onAction'>) {
  if (place === 0) {
    return (
      <Badge tone="photo" className="absolute top-2 left-2">
        Cover
      </Badge>
    );
  }
  return (
    <button
      type="button"
      data-action="cover"
      disabled={disabled}
      onClick={() => onAction('cover')}
      aria-label={`Make cover: ${name}`}
      className="absolute top-0 left-0 p-2"
    >
      <Badge className="min-h-7 bg-surface/90">Make cover</Badge>
    </button>
  );
}

/** Moves it by a press, the arrow keys or dragging. */
function MoveButtons({
  name,
  place,
  count,
  disabled,
  onAction,
  onGrab,
}: { name: string } & Pick<Props, 'place' | 'count' | 'disabled' | 'onAction' | 'onGrab'>) {
  const isLast = place === count - 1;

  const moveByKey = (event: KeyboardEvent) => {
    const action = ARROWS[event.key];
    if (!action) return;
    event.preventDefault();
    if (action === 'later' ? !isLast : place > 0) onAction(action);
  };

  return (
    <div className="flex items-center justify-between">
      <IconButton
        icon={ChevronLeft}
        label={`Move ${name} earlier`}
        data-action="earlier"
        disabled={disabled || place === 0}
        onClick={() => onAction('earlier')}
        className="disabled:opacity-35"
      />
      <IconButton
        icon={GripHorizontal}
        label={`Move ${name}: drag, or use the arrow keys`}
        data-action="grip"
        disabled={disabled || count < 2}
        onPointerDown={onGrab}
        onKeyDown={moveByKey}
        className="cursor-grab touch-none text-muted disabled:opacity-35"
      />
      <IconButton
        icon={ChevronRight}
        label={`Move ${name} later`}
        data-action="later"
        disabled={disabled || isLast}
        onClick={() => onAction('later')}
        className="disabled:opacity-35"
      />
    </div>
  );
}

interface PreviewProps {
  file: File;
  alt: string;
  /** Its address on the server. */
  sent: string | undefined;
  /** It is on its way there. */
  isComing: boolean;
}

/** A photo that the browser cannot show (often HEIC) is uploaded anyway; the server's version is shown then. */
function Preview({ file, alt, sent, isComing }: PreviewProps) {
  const chosen = useObjectUrl(file);
  const ofChosen = useBrokenImage(chosen);
  const ofSent = useBrokenImage(sent && `${sent}/preview`);
  const isOfSent = ofChosen.broken && sent !== undefined;
  if (isOfSent ? ofSent.broken : ofChosen.broken) {
    return (
      <div className="flex size-full flex-col items-center justify-center gap-1 bg-sunken px-3 text-center text-xs text-muted">
        <Icon of={ImageOff} className="shrink-0 max-sm:hidden" />
        <span className="font-semibold">{isComing ? 'Shown once sent' : 'No preview'}</span>
        <span className="line-clamp-2 break-all max-sm:sr-only">{file.name}</span>
      </div>
    );
  }
  const { watch } = isOfSent ? ofSent : ofChosen;
  return (
    <img
      {...watch}
      key={isOfSent ? 'sent' : 'chosen'}
      src={isOfSent ? `${sent}/preview` : chosen}
      alt={alt}
      draggable={false}
      decoding="async"
      className="absolute inset-0 size-full bg-sunken object-cover"
    />
  );
}
