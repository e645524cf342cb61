import { FormSection } from '../form-section.tsx';
import { UploadForm } from '../upload-form.tsx';
import { ChosenCover } from '../upload-outline.tsx';
import { PropertyFields } from './property-fields.tsx';
import { PropertyOutline } from './property-outline.tsx';
import { propertyUpload } from './property-upload.ts';

interface Props {
  userId: string;
  /** Must stay the same function. */
  onUploaded(path: string): void;
}

/** The form that uploads a property (specification §2.7). */
export function PropertyUploadForm({ userId, onUploaded }: Props) {
  return (
    <UploadForm
      kind={propertyUpload}
      userId={userId}
      onUploaded={onUploaded}
      outline={(form) => (
        <PropertyOutline
          text={form.text}
          cover={<ChosenCover file={form.images[0]} />}
          photoCount={form.files.usablePhotos}
        />
      )}
    >
      {(form, media) => (
        <>
          <FormSection id="photos" title="How it looks">
            {media}
          </FormSection>
          <PropertyFields text={form.text} errorOf={form.errorOf} onChange={form.change} />
        </>
      )}
    </UploadForm>
  );
}
