import { z } from 'zod';
import { id, instantResponse } from '../fields-schema.ts';
import { choiceFilter, textFilter } from '../filters-schema.ts';
import { tablePaging } from '../tables/schema.ts';
import { REGIONS } from '../values/ghana.ts';
import { Car } from './schema.ts';

/** The parameters of an Admin's table of relocation requests. */
export const RequestListQuery = z.object({
  ...tablePaging,
  search: textFilter(100).describe(
    'A part of the name of the vehicle, or of the request: its people, registration number, town',
  ),
  region: choiceFilter(REGIONS).describe('That of the vehicle'),
  sort: choiceFilter(['oldest']),
});
export type RequestListQuery = z.infer<typeof RequestListQuery>;

/** The relocation request that a vehicle was uploaded with (specification §3), and what came of it. */
export const RequestOfVehicle = z.object({
  _id: id.describe('That of the vehicle'),
  name: z.string().describe('Of the vehicle'),
  region: z.enum(REGIONS).describe('Of the vehicle'),
  owner: z.object({ userId: id, name: z.string() }),
  request: Car.shape.relocationRequest.unwrap(),
  enquiries: z.number().int().min(0).describe('Conversations that were begun about the vehicle'),
  createdAt: instantResponse,
});
export type RequestOfVehicle = z.infer<typeof RequestOfVehicle>;
