import { CAR_FACT_GROUPS, CAR_FACTS, carFactKind } from '#domain/cars/facts.ts';
import { FactFields } from '../fact-fields.tsx';
import type { CarForm } from './car-inputs.tsx';

/** What people ask for of a vehicle beyond the specification's form; of a vehicle for relocation, other things. */
export function CarFacts({ form }: { form: CarForm }) {
  return (
    <FactFields
      table={CAR_FACTS}
      groups={CAR_FACT_GROUPS}
      kind={carFactKind(form.text)}
      form={form}
    />
  );
}
