import { BRANDS, isRelocationVehicle } from '#domain/cars/car.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import type { AnsweredDetails } from '#domain/read-details/schema.ts';
import { ALL_TOWNS } from '#domain/values/towns.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import { FormSection } from '../form-section.tsx';
import { FoundDetails } from '../found/found-details.tsx';
import { CarFacts } from './car-facts.tsx';
import { type CarForm, CarInput, Pair } from './car-inputs.tsx';

interface Props {
  form: CarForm;
  /** The call for what was answered about details of a car that is there already. */
  answeredPath?: ReadPath<AnsweredDetails> | undefined;
}

/** The vehicle and its price (specification §2.19). */
export function VehicleDetails({ form, answeredPath }: Props) {
  return (
    <FormSection id="vehicle" title={uploadCarMessages.vehicleDetails}>
      <CarInput form={form} field="name" />
      <CarInput
        form={form}
        field="price"
        help={
          isRelocationVehicle(form.text)
            ? 'In cedi. We don’t show it, because people agree on a price with the driver.'
            : 'In cedi, for the whole vehicle'
        }
      />
      <Pair>
        <CarInput form={form} field="brand" suggestions={BRANDS} autoCapitalize="words" />
        <CarInput form={form} field="model" autoCapitalize="words" />
      </Pair>
      <Pair>
        <CarInput form={form} field="year" />
        <CarInput form={form} field="mileage" />
      </Pair>
      <CarInput form={form} field="location" suggestions={ALL_TOWNS} autoCapitalize="words" />
      <CarInput form={form} field="condition" placeholder="Choose a condition" />
      <Pair>
        <CarInput form={form} field="transmission" placeholder="Choose a gearbox" />
        <CarInput form={form} field="fuelType" placeholder="Choose a fuel" />
      </Pair>
      <CarInput form={form} field="description" />
      <FoundDetails kind="car" form={form} answeredPath={answeredPath} />
      <CarFacts form={form} />
    </FormSection>
  );
}
