import { isRelocationVehicle, type VehicleNames } from '../cars/vehicle.ts';
import type { PropertyType, Subtype } from '../properties/property.ts';

/** What a listing offers, as far as people ask for it in different words. */
export type Offered = 'stay' | 'rental' | 'building' | 'land' | 'vehicle' | 'transport';

/** What a property is offered for. */
export function offeredProperty(propertyType: PropertyType, subtype: Subtype | null): Offered {
  if (propertyType === 'Short-Stay') return 'stay';
  if (propertyType === 'PropertyRentals') return 'rental';
  return subtype === 'Land' ? 'land' : 'building';
}

/** What a vehicle is offered for. */
export const offeredVehicle = (vehicle: VehicleNames): Offered =>
  isRelocationVehicle(vehicle) ? 'transport' : 'vehicle';
