import ImageUp from 'lucide-react/icons/image-up';
import { useId } from 'react';
import { companyLogoMessages, profilePhotoMessages } from '#domain/accounts/messages.ts';
import { checkProfilePhoto } from '#domain/accounts/rules.ts';
import { PHOTO_ACCEPT, PROFILE_PHOTO_MAX_BYTES } from '#domain/media/limits.ts';
import { mediaPath } from '#web/lib/api/media-path.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { FileButton } from '#web/ui/forms/file-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { megabytes } from '#web/ui/megabytes.ts';

interface Props {
  /** The logo that is stored. */
  src: string | null;
  /** The newly chosen logo, not saved yet. */
  chosen: File | undefined;
  onChoose(logo: File): void;
  /** The sentence of why a file cannot be taken. */
  onRefuse(sentence: string): void;
  disabled: boolean;
}

/** The logo of a lister's company in editing: checked and shown at once, and sent on save. */
export function CompanyLogo({ src, chosen, onChoose, onRefuse, disabled }: Props) {
  const help = useId();
  const title = useId();
  const shown = useObjectUrl(chosen) ?? src;
  return (
    <fieldset aria-labelledby={title} className="flex min-w-0 flex-wrap items-center gap-5">
      <div className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-sunken text-muted">
        {shown ? (
          <img
            src={mediaPath(shown)}
            alt={companyLogoMessages.title}
            className="size-full object-cover"
          />
        ) : (
          <Icon of={ImageUp} size={28} />
        )}
      </div>
      <div className="min-w-0">
        <p id={title} className="mb-2 text-sm font-semibold">
          {companyLogoMessages.title}
          <span className="font-normal text-muted"> (optional)</span>
        </p>
        <FileButton
          name="companyLogo"
          accept={`image/*,${PHOTO_ACCEPT}`}
          disabled={disabled}
          aria-describedby={help}
          onChoose={([logo]) => {
            if (!logo) return;
            const check = checkProfilePhoto(logo);
            if (check.ok) onChoose(logo);
            else onRefuse(check.message);
          }}
        >
          {shown ? 'Change logo' : 'Choose a logo'}
        </FileButton>
        <p id={help} className="mt-2 text-xs text-muted wrap-anywhere">
          {chosen
            ? profilePhotoMessages.chosen(chosen.name, megabytes(chosen.size))
            : `${companyLogoMessages.help} A square image of up to ${megabytes(PROFILE_PHOTO_MAX_BYTES)}.`}
        </p>
      </div>
    </fieldset>
  );
}
