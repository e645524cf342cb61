import { useId } from 'react';
import { CAR_FACT_GROUPS, CAR_FACTS, carFactKind } from '#domain/cars/facts.ts';
import { factMessages } from '#domain/facts/messages.ts';
import { FactFields } from '../fact-fields.tsx';
import type { CarForm } from './car-inputs.tsx';

/**
 * Facts about a vehicle that people ask for beyond the specification's form, inside its first section; a vehicle
 * for relocation has different ones.
 */
export function CarFacts({ form }: { form: CarForm }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5 border-line border-t pt-5">
      <div>
        <h3 id={titleId} className="text-lg">
          {factMessages.title}
        </h3>
        <p className="mt-1 text-sm text-muted">{factMessages.intro}</p>
      </div>
      <FactFields
        table={CAR_FACTS}
        groups={CAR_FACT_GROUPS}
        kind={carFactKind(form.text)}
        form={form}
      />
    </section>
  );
}
