import { type ChangeEvent, useId } from 'react';
import { factSentences } from '#domain/facts/sentences.ts';
import { REGIONS } from '#domain/ghana.ts';
import { conditionsOf } from '#domain/properties/conditions.ts';
import { PROPERTY_FACT_GROUPS, PROPERTY_FACTS } from '#domain/properties/facts.ts';
import {
  PROPERTY_ADDRESS_MAX,
  PROPERTY_DESCRIPTION_MAX,
  PROPERTY_NAME_MAX,
  PROPERTY_PLACE_MAX,
  PROPERTY_TYPES,
  type PropertyType,
  priceUnit,
  propertyTypeLabel,
  SUBTYPES_OF,
  type SubtypeField,
  subtypeFieldOf,
} from '#domain/properties/property.ts';
import { chosenSubtype } from '#domain/properties/rules.ts';
import { townsOf } from '#domain/towns.ts';
import { Field } from '#web/ui/field.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { PriceInput } from '#web/ui/price-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { withChosen } from '#web/ui/with-chosen.ts';
import { FactFields } from '../fact-fields.tsx';
import { FormSection } from '../form-section.tsx';
import type { PropertyField, PropertyText } from './property-upload.ts';

const SUBTYPE_LABEL: Readonly<Record<SubtypeField, string>> = {
  shortStayType: 'Short-Stay type',
  rentalType: 'Rental type',
  saleType: 'Sale type',
};

/** The fields whose change may make land of a property, or something else. */
const DECIDES_LAND: Partial<Record<PropertyField, true>> = { propertyType: true, saleType: true };

const TYPE_OPTIONS = PROPERTY_TYPES.map((value) => ({ value, label: propertyTypeLabel(value) }));

interface Props {
  text: PropertyText;
  errorOf(field: PropertyField): string | undefined;
  onChange(field: PropertyField, value: string): void;
}

/** The sections of a property's form that hold text (specification §2.7). */
export function PropertyFields({ text, errorOf, onChange: change }: Props) {
  const onChange = (field: PropertyField, value: string) => {
    change(field, value);
    // Only land is virgin.
    if (field in DECIDES_LAND && value !== 'Land' && text.condition === 'Virgin Land')
      change('condition', '');
  };
  const propertyType = PROPERTY_TYPES.find((type) => type === text.propertyType);
  const subtype = chosenSubtype(text);
  const towns = useId();
  const control = (field: PropertyField) => ({
    name: field,
    value: text[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange(field, event.currentTarget.value),
  });
  return (
    <>
      <FormSection id="what" title="What it is">
        <Field
          label="Name"
          error={errorOf('name')}
          help="What people read first, such as Two-bedroom apartment, Osu"
        >
          <LimitedInput
            {...control('name')}
            max={PROPERTY_NAME_MAX}
            autoComplete="off"
            enterKeyHint="next"
          />
        </Field>
        <Field label="Property type" error={errorOf('propertyType')}>
          <Select
            {...control('propertyType')}
            options={TYPE_OPTIONS}
            placeholder="Choose a property type"
          />
        </Field>
        {propertyType && (
          <SubtypeSelect propertyType={propertyType} control={control} errorOf={errorOf} />
        )}
        <Field label="Condition" error={errorOf('condition')}>
          <Select
            {...control('condition')}
            options={withChosen(conditionsOf(text.saleType), text.condition)}
            placeholder="Choose a condition"
          />
        </Field>
        <Field
          label="Description"
          optional
          error={errorOf('description')}
          help="Rooms, water and light, parking, documents, what is near"
        >
          <TextArea {...control('description')} rows={6} counterMax={PROPERTY_DESCRIPTION_MAX} />
        </Field>
      </FormSection>

      <FormSection id="price" title="What it costs">
        <Field label="Price" error={errorOf('price')} help={priceHelp(propertyType)}>
          <PriceInput
            name="price"
            value={text.price}
            onChange={(raw) => onChange('price', raw)}
            enterKeyHint="next"
          />
        </Field>
      </FormSection>

      <FormSection id="where" title="Where it is">
        <Field label="Region" error={errorOf('region')}>
          <Select {...control('region')} options={REGIONS} placeholder="Choose a region" />
        </Field>
        <Field
          label="Location"
          error={errorOf('location')}
          help="Town or suburb. Any place may be typed."
        >
          <LimitedInput
            {...control('location')}
            list={towns}
            max={PROPERTY_PLACE_MAX}
            autoComplete="off"
            enterKeyHint="next"
          />
        </Field>
        <datalist id={towns}>
          {townsOf(text.region).map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
        <Field
          label="Address"
          error={errorOf('address')}
          help="Street and house number, a landmark, or the digital address (GA-183-8164)"
        >
          <LimitedInput
            {...control('address')}
            max={PROPERTY_ADDRESS_MAX}
            autoComplete="off"
            enterKeyHint="next"
          />
        </Field>
      </FormSection>

      <FormSection id="facts" title={factSentences.title} text={factSentences.intro}>
        {subtype ? (
          <FactFields
            table={PROPERTY_FACTS}
            groups={PROPERTY_FACT_GROUPS}
            kind={subtype}
            form={{ text, errorOf, change: onChange }}
          />
        ) : (
          <p className="text-sm text-muted">{factSentences.chooseFirst}</p>
        )}
      </FormSection>
    </>
  );
}

interface SubtypeProps extends Pick<Props, 'errorOf'> {
  propertyType: PropertyType;
  control(field: PropertyField): object;
}

/** The subtype depends on the property type: each has its own field. */
function SubtypeSelect({ propertyType, control, errorOf }: SubtypeProps) {
  const field = subtypeFieldOf(propertyType);
  const label = SUBTYPE_LABEL[field];
  return (
    <Field key={field} label={label} error={errorOf(field)}>
      <Select
        {...control(field)}
        options={SUBTYPES_OF[propertyType]}
        placeholder={`Choose a ${label}`}
      />
    </Field>
  );
}

function priceHelp(propertyType: PropertyType | undefined): string {
  const unit = propertyType && priceUnit(propertyType);
  if (unit) return `In cedi, for one ${unit}`;
  return propertyType ? 'In cedi, for the whole property' : 'In cedi';
}
