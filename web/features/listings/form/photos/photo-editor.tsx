import RotateCw from 'lucide-react/icons/rotate-cw';
import { type CSSProperties, useEffect, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { photoMessages } from '#domain/media/photo-messages.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { changePhoto } from '../files/prepare-photo.ts';
import { WHOLE } from '../files/resize-photo.ts';

interface Props {
  /** The photo's name in messages: 'photo 2'. */
  name: string;
  file: File;
  onClose(): void;
  /** The finished photo, ready to send. */
  onChanged(file: File): void;
}

const ALL: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Turns a chosen photo by quarters, and cuts it to a part. */
export default function PhotoEditor({ name, file, onClose, onChanged }: Props) {
  const [quarters, setQuarters] = useState(0);
  const [crop, setCrop] = useState<PercentCrop>(ALL);
  const [busy, setBusy] = useState(false);
  const { shown, failed } = useTurned(file, quarters);
  const url = useObjectUrl(shown);
  const isChanged = quarters > 0 || crop.width < 100 || crop.height < 100;

  async function save() {
    if (!isChanged) return onClose();
    setBusy(true);
    onChanged(await changePhoto(file, quarters, partOf(crop)));
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Rotate or crop ${name}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={busy || !url} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      {failed ? (
        <Notice tone="error">{photoMessages.noPreview}</Notice>
      ) : (
        <div className="flex flex-col items-center gap-4">
          <div className="grid min-h-48 w-full place-items-center">
            {url ? (
              <Cropper url={url} name={name} crop={crop} disabled={busy} onChange={setCrop} />
            ) : (
              <Spinner />
            )}
          </div>
          <Button
            variant="secondary"
            disabled={busy || !url}
            onClick={() => {
              setQuarters((quarters + 1) % 4);
              setCrop(ALL);
            }}
          >
            <Icon of={RotateCw} size={18} />
            Rotate right
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** In parts of the whole. */
const partOf = ({ x, y, width, height }: PercentCrop) => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
});

const CROP_LABELS = {
  cropArea: 'Crop area: move it with the arrow keys',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top side',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right side',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom side',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left side',
};

interface CropperProps {
  url: string;
  name: string;
  crop: PercentCrop;
  disabled: boolean;
  onChange(crop: PercentCrop): void;
}

/** The photo, with the part of it that stays. */
function Cropper({ url, name, crop, disabled, onChange }: CropperProps) {
  return (
    <ReactCrop
      crop={crop}
      onChange={(_pixels, percent) => onChange(percent.width > 0 ? percent : ALL)}
      minWidth={40}
      minHeight={40}
      keepSelection
      style={{ '--rc-focus-color': 'var(--color-primary)' } as CSSProperties}
      disabled={disabled}
      ariaLabels={CROP_LABELS}
    >
      <img src={url} alt={name} className="max-h-[min(50dvh,calc(85dvh-17rem))]" />
    </ReactCrop>
  );
}

/** The whole photo turned by some quarters, as it would be sent; undefined while being drawn. */
function useTurned(file: File, quarters: number) {
  const [shown, setShown] = useState<File>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    changePhoto(file, quarters, WHOLE).then(
      (made) => !gone && setShown(made),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [file, quarters]);
  return { shown, failed };
}
