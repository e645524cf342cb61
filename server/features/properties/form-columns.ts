import { badInput } from '#domain/errors.ts';
import type { FactValues } from '#domain/facts/fact.ts';
import { factsAfter } from '#domain/facts/facts-after.ts';
import { fromCedi } from '#domain/money.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { subtypeFieldOf } from '#domain/properties/property.ts';
import { SUBTYPE_SENTENCE } from '#domain/properties/rules.ts';
import type { UploadPropertyBody } from '#domain/properties/schema.ts';
import type { PropertyForm } from './repository.ts';

/**
 * A lister's form as the columns it fills in.
 * @param before the facts that are told already, of a listing that is edited.
 * @throws {DomainError} BAD_INPUT when the property type has no subtype.
 */
export function formColumns(
  body: UploadPropertyBody,
  before?: FactValues<typeof PROPERTY_FACTS>,
): PropertyForm {
  const subtypeField = subtypeFieldOf(body.propertyType);
  const subtype = body[subtypeField];
  if (!subtype) {
    const sentence = SUBTYPE_SENTENCE[subtypeField];
    throw badInput(sentence, { [subtypeField]: sentence });
  }
  return {
    name: body.name,
    description: body.description,
    price_pesewas: fromCedi(body.price),
    location: body.location,
    address: body.address,
    region: body.region,
    condition: body.condition,
    property_type: body.propertyType,
    subtype,
    facts: factsAfter(PROPERTY_FACTS, subtype, body, before),
  };
}
