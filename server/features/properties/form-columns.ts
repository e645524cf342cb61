import { badInput } from '#domain/errors.ts';
import { factsAfter } from '#domain/facts/facts-after.ts';
import { storedFacts } from '#domain/facts/read-fact.ts';
import { pinOf } from '#domain/places/pin.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { subtypeFieldOf } from '#domain/properties/property.ts';
import { SUBTYPE_MESSAGE } from '#domain/properties/rules.ts';
import type { UploadPropertyBody } from '#domain/properties/schema.ts';
import { editedFacts, type StoredFacts } from '#server/features/listings/public.ts';
import { PROPERTY_COLUMNS } from './repository.ts';

/**
 * A lister's form as the columns that it fills.
 * @param before the stored facts of an edited property.
 * @throws {DomainError} BAD_INPUT when the property type has no subtype.
 */
export function formColumns(form: UploadPropertyBody, before?: StoredFacts) {
  const subtypeField = subtypeFieldOf(form.propertyType);
  const subtype = form[subtypeField];
  if (!subtype) {
    const sentence = SUBTYPE_MESSAGE[subtypeField];
    throw badInput(sentence, { [subtypeField]: sentence });
  }
  const facts = factsAfter(
    PROPERTY_FACTS,
    subtype,
    form,
    before && { kind: before.subtype, facts: storedFacts(PROPERTY_FACTS, before.facts) },
  );
  return {
    ...PROPERTY_COLUMNS.write(form),
    ...pinOf(form),
    subtype,
    ...editedFacts('property', PROPERTY_FACTS, { ...form, subtype }, facts, before),
  };
}
