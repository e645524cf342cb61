import { factMessages } from '#domain/facts/messages.ts';
import { digitalAddressIn } from '#domain/places/digital-address.ts';
import type { OwnPin } from '#domain/places/own-pin-schema.ts';
import { conditionsOf } from '#domain/properties/conditions.ts';
import { PROPERTY_FACT_GROUPS, PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { PROPERTY_FORM, type PropertyFieldName } from '#domain/properties/fields.ts';
import {
  PROPERTY_TYPES,
  type PropertyType,
  priceUnit,
  propertyTypeLabel,
  subtypeFieldOf,
} from '#domain/properties/property.ts';
import { chosenSubtype } from '#domain/properties/rules.ts';
import type { AnsweredDetails } from '#domain/read-details/schema.ts';
import { townsOf } from '#domain/values/towns.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import { withChosen } from '#web/ui/forms/with-chosen.ts';
import { FactFields } from '../fact-fields.tsx';
import { FieldInput, type FieldInputProps } from '../field-input.tsx';
import { FormSection } from '../form-section.tsx';
import { FoundDetails } from '../found/found-details.tsx';
import { PinField } from '../pin/pin-field.tsx';
import type { PropertyField, PropertyText } from './property-kind.ts';

/** Fields that can turn a property into land, or into something else. */
const DECIDES_LAND: Partial<Record<PropertyField, true>> = { propertyType: true, saleType: true };

const TYPE_OPTIONS = PROPERTY_TYPES.map((value) => ({ value, label: propertyTypeLabel(value) }));

interface Props {
  text: PropertyText;
  errorOf(field: PropertyField): string | undefined;
  onChange(field: PropertyField, value: string): void;
  /** Several fields at once. */
  onFill(values: Partial<PropertyText>): void;
  /** The call for the pin of a property that is there already. */
  storedPin?: ReadPath<OwnPin> | undefined;
  /** The call for what was answered about details of a property that is there already. */
  answeredPath?: ReadPath<AnsweredDetails> | undefined;
}

/** The sections of a property's form that hold text (specification §2.7). */
export function PropertyFields({
  text,
  errorOf,
  onChange: change,
  onFill,
  storedPin,
  answeredPath,
}: Props) {
  const onChange = (field: PropertyField, value: string) => {
    change(field, value);
    // Only land is virgin.
    if (field in DECIDES_LAND && value !== 'Land' && text.condition === 'Virgin Land')
      change('condition', '');
  };
  const propertyType = typeOf(text);
  const subtype = chosenSubtype(text);
  const form = { text, errorOf, change: onChange };
  return (
    <>
      <FormSection id="what" title="What it is">
        <WhatFields text={text} form={form} />
        <FoundDetails kind="property" form={{ text, fill: onFill }} answeredPath={answeredPath} />
      </FormSection>

      <FormSection id="price" title="What it costs">
        <PropertyInput form={form} field="price" help={priceHelp(propertyType)} />
      </FormSection>

      <FormSection id="where" title="Where it is">
        <PropertyInput form={form} field="region" placeholder="Choose a region" />
        <PropertyInput form={form} field="location" suggestions={townsOf(text.region)} />
        <PropertyInput form={form} field="address" help={addressHelp(text.address)} />
        <PinField
          value={text.pin}
          onChange={(value) => change('pin', value)}
          place={text}
          storedPath={storedPin}
        />
      </FormSection>

      <FormSection id="facts" title={factMessages.title} text={factMessages.intro}>
        {subtype ? (
          <FactFields
            table={PROPERTY_FACTS}
            groups={PROPERTY_FACT_GROUPS}
            kind={subtype}
            form={form}
          />
        ) : (
          <p className="text-sm text-muted">{factMessages.chooseFirst}</p>
        )}
      </FormSection>
    </>
  );
}

const PropertyInput = (props: FieldInputProps<PropertyFieldName>) => (
  <FieldInput table={PROPERTY_FORM} {...props} />
);

const typeOf = (text: PropertyText) => PROPERTY_TYPES.find((type) => type === text.propertyType);

/** The name, the kind of property, its condition and its description. */
function WhatFields({ text, form }: Pick<Props, 'text'> & InputForm) {
  const propertyType = typeOf(text);
  return (
    <>
      <PropertyInput form={form} field="name" />
      <PropertyInput
        form={form}
        field="propertyType"
        options={TYPE_OPTIONS}
        placeholder="Choose a property type"
      />
      {propertyType && <SubtypeInput propertyType={propertyType} form={form} />}
      <PropertyInput
        form={form}
        field="condition"
        options={withChosen(conditionsOf(text.saleType), text.condition)}
        placeholder="Choose a condition"
      />
      <PropertyInput form={form} field="description" />
    </>
  );
}

type InputForm = Pick<FieldInputProps<PropertyFieldName>, 'form'>;

interface SubtypeProps extends InputForm {
  propertyType: PropertyType;
}

/** The subtype depends on the property type, so each type has its own field. */
function SubtypeInput({ propertyType, form }: SubtypeProps) {
  const field = subtypeFieldOf(propertyType);
  return (
    <PropertyInput
      key={field}
      form={form}
      field={field}
      optional={false}
      placeholder={`Choose a ${PROPERTY_FORM[field].label}`}
    />
  );
}

/** Shows the digital address found in the text, in place of the usual hint. */
function addressHelp(address: string): string | undefined {
  const digital = digitalAddressIn(address);
  return digital && `Digital address: ${digital}`;
}

function priceHelp(propertyType: PropertyType | undefined): string {
  const unit = propertyType && priceUnit(propertyType);
  if (unit) return `In cedi, for one ${unit}`;
  return propertyType ? 'In cedi, for the whole property' : 'In cedi';
}
