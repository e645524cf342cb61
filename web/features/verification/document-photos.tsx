import FileImage from 'lucide-react/icons/file-image';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { PHOTO_ACCEPT } from '#domain/media/limits.ts';
import { DOCUMENTS_MAX } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { FileButton } from '#web/ui/forms/file-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { megabytes } from '#web/ui/megabytes.ts';

interface Props {
  photos: readonly File[];
  error: string | undefined;
  disabled: boolean;
  onChange(photos: File[]): void;
}

/** One or two photos of a document, chosen and shown, sent with the form. */
export function DocumentPhotos({ photos, error, disabled, onChange }: Props) {
  return (
    <Field
      label={verificationMessages.documents}
      help={verificationMessages.documentsHelp}
      error={error}
    >
      {photos.length > 0 && (
        <ul className="flex flex-col gap-2">
          {photos.map((photo, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may be chosen twice
              key={at}
              className="flex items-center gap-3 rounded-control border border-line p-2"
            >
              <Preview photo={photo} />
              <span className="min-w-0 grow text-sm">
                <span className="block truncate">{photo.name}</span>
                <span className="figures text-muted">{megabytes(photo.size)}</span>
              </span>
              <IconButton
                icon={X}
                label={`${verificationMessages.remove}: ${photo.name}`}
                disabled={disabled}
                onClick={() => onChange(photos.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < DOCUMENTS_MAX && (
        <FileButton
          name="documents"
          accept={`image/*,${PHOTO_ACCEPT}`}
          multiple
          disabled={disabled}
          className="self-start"
          onChoose={(chosen) => onChange([...photos, ...chosen].slice(0, DOCUMENTS_MAX))}
        >
          {verificationMessages.choose}
        </FileButton>
      )}
    </Field>
  );
}

const SHAPE = 'size-14 shrink-0 rounded-control';

/** Many browsers do not show every kind of photo. */
function Preview({ photo }: { photo: File }) {
  const src = useObjectUrl(photo);
  const [broken, setBroken] = useState(false);
  if (src && !broken) {
    return (
      <img src={src} alt="" className={`${SHAPE} object-cover`} onError={() => setBroken(true)} />
    );
  }
  return (
    <span className={`${SHAPE} grid place-items-center bg-sunken text-muted`}>
      <Icon of={FileImage} />
    </span>
  );
}
