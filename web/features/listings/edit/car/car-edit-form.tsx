import type { Car } from '#domain/cars/schema.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { CarOutline } from '../../upload/car/car-outline.tsx';
import { RelocationDetails } from '../../upload/car/relocation-details.tsx';
import { VehicleDetails } from '../../upload/car/vehicle-details.tsx';
import { FormSection } from '../../upload/form-section.tsx';
import { EditForm } from '../edit-form.tsx';
import { KeptCover } from '../kept-cover.tsx';
import { carEdit } from './car-edit.ts';

interface Props {
  car: Car;
  userId: string;
  /** Must stay the same function. */
  onSaved(car: Car): void;
}

/** The form of a vehicle that is listed already. */
export function CarEditForm({ car, userId, onSaved }: Props) {
  return (
    <EditForm
      kind={carEdit}
      listing={car}
      userId={userId}
      here={paths.editCar(car._id)}
      onSaved={onSaved}
      outline={({ text }) => (
        <CarOutline
          text={text}
          cover={<KeptCover listing={car} />}
          photoCount={car.photos.length}
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
    </EditForm>
  );
}
