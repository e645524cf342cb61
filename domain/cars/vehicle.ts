import { groupThousands } from '../values/plural.ts';

export const RELOCATION_KEYWORDS = ['truck', 'van', 'pickup'] as const;

/** A vehicle's class depends on these. */
export interface VehicleNames {
  carType?: string | null;
  name?: string | null;
  model?: string | null;
}

/** A vehicle whose type, name or model contains truck, van or pickup (specification §4). */
export function isRelocationVehicle(vehicle: VehicleNames): boolean {
  return mentions(vehicle, RELOCATION_KEYWORDS);
}

/** 'Relocation Vehicle', else the car type, else 'Personal Vehicle' (specification §2.16). */
export function vehicleTypeLabel(vehicle: VehicleNames): string {
  if (isRelocationVehicle(vehicle)) return 'Relocation Vehicle';
  return vehicle.carType?.trim() || 'Personal Vehicle';
}

/** 'Toyota - Corolla (2019)' */
export function carTitle(car: { brand: string; model: string; year: number }): string {
  return `${car.brand} - ${car.model} (${car.year})`;
}

/** True when its type, name or model contains one of the keywords, ignoring case. */
export function mentions(vehicle: VehicleNames, keywords: readonly string[]): boolean {
  const texts = [vehicle.carType, vehicle.name, vehicle.model].map((text) =>
    (text ?? '').trim().toLowerCase(),
  );
  return keywords.some((keyword) => texts.some((text) => text.includes(keyword)));
}

/** '42,000 km' */
export const kilometres = (mileage: number): string => `${groupThousands(String(mileage))} km`;
