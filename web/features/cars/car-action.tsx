import type { ReactNode } from 'react';
import type { CarSummary } from '#domain/cars/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** A button of a card that opens the car, for visitors by way of sign-up, as the card itself does. */
export function CarAction({ car, children }: { car: CarSummary; children: ReactNode }) {
  return (
    <ButtonLink to={paths.car(car._id)} data-card aria-label={`${children}: ${car.name}`}>
      {children}
    </ButtonLink>
  );
}
