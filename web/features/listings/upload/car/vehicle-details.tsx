import {
  BRANDS,
  CAR_DESCRIPTION_MAX,
  CAR_NAME_MAX,
  CONDITIONS,
  FUEL_TYPES,
  isRelocationVehicle,
  TRANSMISSIONS,
} from '#domain/cars/car.ts';
import { FIELD_LABEL } from '#domain/cars/rules.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { ALL_TOWNS } from '#domain/towns.ts';
import { Field } from '#web/ui/field.tsx';
import { PriceInput } from '#web/ui/price-input.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { FormSection } from '../form-section.tsx';
import { CarFacts } from './car-facts.tsx';
import { CarChoice, type CarForm, CarInput, Pair } from './car-inputs.tsx';

/** What the vehicle is, and what it costs (specification §2.19). */
export function VehicleDetails({ form }: { form: CarForm }) {
  return (
    <FormSection id="vehicle" title={uploadCarSentences.vehicleDetails}>
      <CarInput
        form={form}
        field="name"
        help="What people read first, such as Clean Corolla, one owner"
        max={CAR_NAME_MAX}
      />
      <Field
        label={FIELD_LABEL.price}
        error={form.errorOf('price')}
        help={
          isRelocationVehicle(form.text)
            ? 'In cedi. We do not show it, because people agree on it with the driver.'
            : 'In cedi, for the whole vehicle'
        }
      >
        <PriceInput
          name="price"
          value={form.text.price}
          onChange={(raw) => form.change('price', raw)}
          enterKeyHint="next"
        />
      </Field>
      <Pair>
        <CarInput form={form} field="brand" suggestions={BRANDS} autoCapitalize="words" />
        <CarInput form={form} field="model" autoCapitalize="words" />
      </Pair>
      <Pair>
        <CarInput form={form} field="year" inputMode="numeric" className="figures" />
        <CarInput
          form={form}
          field="mileage"
          help="In kilometres"
          inputMode="numeric"
          className="figures"
        />
      </Pair>
      <CarInput
        form={form}
        field="location"
        help="Or suburb. Any place may be typed."
        suggestions={ALL_TOWNS}
        autoCapitalize="words"
      />
      <CarChoice
        form={form}
        field="condition"
        options={CONDITIONS}
        placeholder="Choose a condition"
      />
      <Pair>
        <CarChoice
          form={form}
          field="transmission"
          options={TRANSMISSIONS}
          placeholder="Choose a gearbox"
        />
        <CarChoice form={form} field="fuelType" options={FUEL_TYPES} placeholder="Choose a fuel" />
      </Pair>
      <Field
        label="Description"
        optional
        error={form.errorOf('description')}
        help="Service history, tyres, papers, what works and what does not"
      >
        <TextArea
          name="description"
          value={form.text.description}
          onChange={(event) => form.change('description', event.currentTarget.value)}
          rows={6}
          counterMax={CAR_DESCRIPTION_MAX}
        />
      </Field>
      <CarFacts form={form} />
    </FormSection>
  );
}
