import { v7 as uuid } from 'uuid';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { properties } from '../repository.ts';

/** An edit of a property, filled in. */
export const PROPERTY_EDIT = {
  name: 'Villa Adom',
  description: '',
  price: 900_000,
  location: 'Adum',
  address: '3 Prempeh II Street',
  region: 'Ashanti',
  condition: 'Newly built',
  propertyType: 'PropertySales',
  saleType: 'Houses For Sale',
};

type PropertyDetails = Partial<Parameters<typeof properties.insert>[1]>;

/** Puts a property on the list without photos; returns its id. */
export async function listedProperty(
  { db }: Pick<Platform, 'db'>,
  listerId: string,
  details: PropertyDetails = {},
): Promise<string> {
  const id = uuid();
  await inTransaction(db, (tx) =>
    properties.insert(tx, {
      id,
      lister_id: listerId,
      name: 'Palm Court',
      price_pesewas: 125_050,
      location: 'Osu',
      address: '12 Oxford Street',
      region: 'Greater Accra',
      condition: 'Renovated',
      property_type: 'Short-Stay',
      subtype: 'Guest House',
      ...details,
    }),
  );
  return id;
}
