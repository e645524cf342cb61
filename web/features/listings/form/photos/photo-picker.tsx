import ImagePlus from 'lucide-react/icons/image-plus';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MAX_PHOTOS, PHOTO_ACCEPT, PHOTO_MAX_BYTES } from '#domain/media/limits.ts';
import { cx } from '#web/ui/cx.ts';
import { FileButton } from '#web/ui/forms/file-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { megabytes } from '#web/ui/megabytes.ts';
import { FileError } from '../file-error.tsx';
import type { UploadItem } from '../listing-files.ts';
import type { RefusedFiles } from '../refused-files.ts';
import { addPhotos, type ChosenPhoto, doublesAmong, fileId, movePhoto } from './chosen-photos.ts';
import { type PhotoAction, PhotoTile } from './photo-tile.tsx';
import { usePhotoEditor } from './use-photo-editor.ts';
import { type TileDrag, useTileDrag } from './use-tile-drag.ts';

interface Props {
  photos: readonly ChosenPhoto[];
  /** The same with upload states. */
  onTheirWay: readonly UploadItem[];
  onPause(id: string): void;
  onResume(id: string): void;
  onChange(photos: readonly ChosenPhoto[]): void;
  /** The error about the photos. */
  error: string | undefined;
  /** Files refused when they were chosen. */
  refused: readonly RefusedFiles[];
  onRefused(refused: readonly RefusedFiles[]): void;
  disabled: boolean;
  /** At least one photo is required. */
  required: boolean;
}

/** Up to ten photos, in an order that buttons or dragging change; the first is the cover. */
export function PhotoPicker(props: Props) {
  const { photos, onTheirWay, onPause, onResume, error, refused, disabled, required } = props;
  const errorId = useId();
  const { editing, problem, edit, stop } = usePhotoEditor();
  const { said, list, drag, begin, add, act, replace } = usePhotoActions(props, stop);
  const edited = photos.find(({ id, stored }) => id === editing?.id && !stored);

  return (
    <div>
      <p className="text-sm font-semibold">
        Images{!required && <span className="font-normal text-muted"> (optional)</span>}
      </p>
      {photos.length > 0 && (
        <ul ref={list} className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {onTheirWay.map((photo, place) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={place}
              count={photos.length}
              disabled={disabled}
              drag={drag && dragOf(drag, place)}
              onAction={(action) => act(place, action)}
              onEdit={() => edit(photo.id)}
              onGrab={(event) => begin(place, event)}
              onPause={() => onPause(photo.id)}
              onResume={() => onResume(photo.id)}
            />
          ))}
        </ul>
      )}
      <ChooseImages
        count={photos.length}
        errorId={error || refused.length > 0 ? errorId : undefined}
        disabled={disabled}
        onChoose={(files) => void add(files)}
      />
      <FileError id={errorId} refused={refused}>
        {error ?? problem}
      </FileError>
      {editing && edited?.file && (
        <editing.Editor
          key={edited.id}
          name={`photo ${photos.indexOf(edited) + 1}`}
          file={edited.file}
          onClose={stop}
          onChanged={(file) => replace(edited, file)}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** Adds, moves, replaces and removes photos, and says so; the keyboard focus follows. */
function usePhotoActions(
  { photos, onChange, onRefused }: Pick<Props, 'photos' | 'onChange' | 'onRefused'>,
  stopEditing: () => void,
) {
  const { list, follow } = useFocusOfPhotos(photos);
  const [said, setSaid] = useState('');
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);

  const add = async (files: File[]) => {
    const doubles = await doublesAmong(latest.current, files);
    const choice = addPhotos(latest.current, files, doubles);
    onChange(choice.photos);
    onRefused(choice.refused);
    setSaid(`${choice.photos.length} of ${MAX_PHOTOS} photos chosen.`);
  };

  const move = (from: number, to: number) => {
    onChange(movePhoto(photos, from, to));
    setSaid(
      to === 0
        ? `Photo ${from + 1} is now the cover.`
        : `Photo ${from + 1} is now photo ${to + 1}.`,
    );
  };

  const act = (place: number, action: PhotoAction) => {
    const photo = photos[place];
    if (!photo) return;
    stopEditing();
    if (action === 'remove') {
      const neighbour = photos[place + 1] ?? photos[place - 1];
      if (neighbour) follow(neighbour.id, ['remove']);
      onChange(photos.filter((each) => each !== photo));
      onRefused([]);
      setSaid(`Photo ${place + 1} removed.`);
      return;
    }
    const isByGrip = (document.activeElement as HTMLElement | null)?.dataset.action === 'grip';
    follow(photo.id, [...(isByGrip ? ['grip' as const] : []), action, 'later', 'earlier']);
    move(place, { cover: 0, earlier: place - 1, later: place + 1 }[action]);
  };

  /** Puts an edited photo in the place of the chosen one. */
  const replace = (photo: ChosenPhoto, file: File) => {
    onChange(
      photos.map((each) => (each === photo ? { id: fileId(file), file, prepared: true } : each)),
    );
    stopEditing();
    setSaid(`Photo ${photos.indexOf(photo) + 1} changed.`);
  };

  return { said, list, add, act, replace, ...useTileDrag(move) };
}

type Action = PhotoAction | 'grip';

/** Keeps the keyboard focus on a tile that moved, or on the neighbour of a removed one. */
function useFocusOfPhotos(photos: readonly ChosenPhoto[]) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<{ id: string; actions: Action[] }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each new order
  useEffect(() => {
    const { id, actions } = next.current ?? {};
    next.current = undefined;
    const tile = [...(list.current?.children ?? [])].find(
      (each) => (each as HTMLElement).dataset.photo === id,
    );
    for (const action of actions ?? []) {
      const button = tile?.querySelector<HTMLButtonElement>(`[data-action=${action}]:enabled`);
      if (button) return button.focus();
    }
  }, [photos]);

  return {
    list,
    /** Once the order has changed, the first button of a photo that can be pressed has the focus. */
    follow(id: string, actions: Action[]) {
      next.current = { id, actions };
    },
  };
}

interface ChooseImagesProps {
  /** How many are chosen. */
  count: number;
  /** The id of the error about the photos, if there is one. */
  errorId: string | undefined;
  disabled: boolean;
  onChoose(files: File[]): void;
}

/** Where photos are chosen or dropped. */
function ChooseImages({ count, errorId, disabled, onChoose }: ChooseImagesProps) {
  const help = useId();
  return (
    <DropZone disabled={disabled} onDrop={onChoose}>
      <FileButton
        name="images"
        accept={PHOTO_ACCEPT}
        multiple
        disabled={disabled || count >= MAX_PHOTOS}
        aria-describedby={[errorId, help].filter(Boolean).join(' ')}
        aria-invalid={errorId ? true : undefined}
        onChoose={onChoose}
      >
        <Icon of={ImagePlus} size={18} />
        {count > 0 ? 'Add more images' : 'Choose images'}
      </FileButton>
      <p id={help} className="text-xs text-muted">
        Up to {MAX_PHOTOS} images, each up to {megabytes(PHOTO_MAX_BYTES)} once we’ve made it
        smaller on your device. The first one is the cover. They upload while you fill in the form.
      </p>
    </DropZone>
  );
}

interface DropZoneProps {
  disabled: boolean;
  onDrop(files: File[]): void;
  children: ReactNode;
}

function DropZone({ disabled, onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for the keyboard
    <div
      onDragOver={(event) => {
        if (disabled || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (disabled || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onDrop([...event.dataTransfer.files]);
      }}
      className={cx(
        'mt-3 flex flex-col items-center gap-3 rounded-control border border-control-line border-dashed px-4 py-6 text-center transition-colors',
        over && 'border-primary bg-primary-soft',
      )}
    >
      {children}
    </div>
  );
}

function dragOf({ from, over }: TileDrag, place: number): 'moving' | 'target' | undefined {
  if (place === from) return 'moving';
  return place === over ? 'target' : undefined;
}
