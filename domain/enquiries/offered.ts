import { isRelocationVehicle, type VehicleNames } from '../cars/vehicle.ts';
import type { PropertyType, Subtype } from '../properties/property.ts';

/** Kinds of offers that people ask about in different words. */
export type Offered = 'stay' | 'rental' | 'building' | 'land' | 'vehicle' | 'transport';

export function offeredProperty(propertyType: PropertyType, subtype: Subtype | null): Offered {
  if (propertyType === 'Short-Stay') return 'stay';
  if (propertyType === 'PropertyRentals') return 'rental';
  return subtype === 'Land' ? 'land' : 'building';
}

export const offeredVehicle = (vehicle: VehicleNames): Offered =>
  isRelocationVehicle(vehicle) ? 'transport' : 'vehicle';
