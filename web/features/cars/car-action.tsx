import type { ReactNode } from 'react';
import type { CarSummary } from '#domain/cars/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** A card's button that opens the car; visitors go through sign-up, as with the card itself. */
export function CarAction({ car, children }: { car: CarSummary; children: ReactNode }) {
  return (
    <ButtonLink to={paths.car(car._id)} data-card aria-label={`${children}: ${car.name}`}>
      {children}
    </ButtonLink>
  );
}
