import type { ReactNode } from 'react';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { useSession } from '#web/lib/session.ts';
import { FormSection } from '../form-section.tsx';
import { UploadForm } from '../upload-form.tsx';
import { ChosenCover } from '../upload-outline.tsx';
import { CarOutline } from './car-outline.tsx';
import { type CarText, carUpload } from './car-upload.ts';
import { RelocationDetails } from './relocation-details.tsx';
import { VehicleDetails } from './vehicle-details.tsx';

interface Props {
  userId: string;
  /** Must stay the same function. */
  onUploaded(path: string, car: CarText): void;
  /** What is said then, until the page is left. */
  uploadedNotice: ReactNode;
}

/** The form that uploads a vehicle (specification §2.19); it begins with what is known of the user. */
export function CarUploadForm({ userId, onUploaded, uploadedNotice }: Props) {
  const user = useSession()?.user;
  return (
    <UploadForm
      kind={carUpload}
      userId={userId}
      known={{
        userName: [user?.firstname, user?.lastname].filter(Boolean).join(' '),
        userEmail: user?.email ?? '',
        phone: user?.phoneNumber ?? '',
      }}
      onUploaded={onUploaded}
      uploadedNotice={uploadedNotice}
      outline={(form) => (
        <CarOutline
          text={form.text}
          cover={<ChosenCover file={form.images[0]} />}
          photoCount={form.files.usablePhotos}
        />
      )}
    >
      {(form, media) => (
        <>
          <VehicleDetails form={form} />
          <FormSection id="media" title={uploadCarSentences.mediaUpload}>
            {media}
          </FormSection>
          <RelocationDetails form={form} />
        </>
      )}
    </UploadForm>
  );
}
