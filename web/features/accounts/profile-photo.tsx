import Camera from 'lucide-react/icons/camera';
import { useId } from 'react';
import { profilePhotoMessages } from '#domain/accounts/messages.ts';
import { checkProfilePhoto } from '#domain/accounts/rules.ts';
import { PHOTO_ACCEPT, PROFILE_PHOTO_MAX_BYTES } from '#domain/media/limits.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { FileButton } from '#web/ui/forms/file-button.tsx';
import { ProgressBar } from '#web/ui/forms/progress-bar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { megabytes } from '#web/ui/megabytes.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

interface Props {
  /** The photo that is stored. */
  src: string | null;
  name: string;
  /** The photo chosen instead, not saved yet. */
  chosen: File | undefined;
  onChoose(photo: File): void;
  /** The sentence of why a file cannot be taken. */
  onRefuse(sentence: string): void;
  percent: number | undefined;
  disabled: boolean;
}

/** The profile photo while editing: a newly chosen one is checked and shown at once, and uploaded on save. */
export function ProfilePhoto({ src, name, chosen, onChoose, onRefuse, percent, disabled }: Props) {
  const help = useId();
  const preview = useObjectUrl(chosen);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar src={preview ?? src} name={name} className="size-24 text-2xl" />
      <div>
        <FileButton
          name="profileImage"
          accept={`image/*,${PHOTO_ACCEPT}`}
          disabled={disabled}
          aria-describedby={help}
          onChoose={([photo]) => {
            if (!photo) return;
            const check = checkProfilePhoto(photo);
            if (check.ok) onChoose(photo);
            else onRefuse(check.message);
          }}
        >
          <Icon of={Camera} size={18} />
          {src || chosen ? 'Change photo' : 'Choose a photo'}
        </FileButton>
        <p id={help} className="mt-2 text-xs text-muted">
          {chosen
            ? profilePhotoMessages.chosen(chosen.name, megabytes(chosen.size))
            : `An image of up to ${megabytes(PROFILE_PHOTO_MAX_BYTES)}`}
        </p>
        {percent !== undefined && (
          <div className="figures mt-2 flex items-center gap-3 text-sm">
            <ProgressBar label="Photo upload" value={percent / 100} className="w-32" />
            {percent}%
          </div>
        )}
      </div>
    </div>
  );
}
