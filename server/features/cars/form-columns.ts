import { CAR_FACTS, carFactKind } from '#domain/cars/facts.ts';
import { relocationRequestOf } from '#domain/cars/relocation-request.ts';
import type { UploadCarBody } from '#domain/cars/schema.ts';
import { factsAfter } from '#domain/facts/facts-after.ts';
import { storedFacts } from '#domain/facts/read-fact.ts';
import { pinOf } from '#domain/places/pin.ts';
import { editedFacts, type StoredFacts } from '#server/features/listings/public.ts';
import { CAR_COLUMNS } from './repository.ts';

/**
 * The columns that a lister's form fills; for a truck, a van or a pickup also a relocation request,
 * if the form has none of its own.
 * @param before the stored facts of an edited car.
 */
export function formColumns(form: UploadCarBody, before?: StoredFacts) {
  const facts = factsAfter(
    CAR_FACTS,
    carFactKind(form),
    form,
    before && {
      kind: carFactKind({ carType: before.car_type, name: before.name, model: before.model }),
      facts: storedFacts(CAR_FACTS, before.facts),
    },
  );
  return {
    ...CAR_COLUMNS.write(form),
    ...pinOf({ region: form.region, location: form.location }),
    relocation_request: form.relocationRequest ?? relocationRequestOf(form) ?? null,
    ...editedFacts('car', CAR_FACTS, form, facts, before),
  };
}
