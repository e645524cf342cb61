import type { ReactNode } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { useSession } from '#web/lib/session/session.ts';
import { FormCover } from '../form-cover.tsx';
import { FormSection } from '../form-section.tsx';
import { ListingForm } from '../listing-form.tsx';
import type { CopySource } from '../use-beginning.ts';
import { CAR, type CarText } from './car-kind.ts';
import { CarOutline } from './car-outline.tsx';
import { RelocationDetails } from './relocation-details.tsx';
import { VehicleDetails } from './vehicle-details.tsx';

interface Props {
  userId: string;
  /** The vehicle to edit; undefined for a new one. */
  car?: Car;
  /** The car to copy from. */
  copied?: CopySource<Car>;
  onCreated?(car: Car, text: CarText): void;
  /** Shown after uploading, until the person leaves the page. */
  createdNotice?: ReactNode;
  onSaved?(car: Car): void;
}

/** The form of a vehicle (specification §2.19); a new one starts with the user's own details. */
export function CarForm({ userId, car, copied, onCreated, createdNotice, onSaved }: Props) {
  const user = useSession()?.user;
  return (
    <ListingForm
      kind={CAR}
      userId={userId}
      listing={car}
      copied={copied}
      known={{
        userName: [user?.firstname, user?.lastname].filter(Boolean).join(' '),
        userEmail: user?.email ?? '',
        phone: user?.phoneNumber ?? '',
      }}
      onCreated={(created, text) => onCreated?.(created, text)}
      createdNotice={createdNotice}
      onSaved={(saved) => onSaved?.(saved)}
      outline={({ fields, media }) => (
        <CarOutline
          text={fields.form.text}
          cover={<FormCover media={media} />}
          photoCount={media.usablePhotos}
        />
      )}
    >
      {(form, media) => (
        <>
          <VehicleDetails form={form} answeredPath={car && CAR.answeredPath(car._id)} />
          <FormSection id="media" title={uploadCarMessages.mediaUpload}>
            {media}
          </FormSection>
          <RelocationDetails form={form} storedPin={car && CAR.pinPath(car._id)} />
        </>
      )}
    </ListingForm>
  );
}
