import { z } from 'zod';
import { id } from '../fields-schema.ts';
import { tableRow } from '../tables/schema.ts';
import type { TableQuery } from '../tables/table.ts';
import { REQUESTS_TABLE } from './requests-table.ts';
import { Car } from './schema.ts';

export type RequestListQuery = TableQuery<typeof REQUESTS_TABLE>;

/** A vehicle's relocation request (specification §3), and its outcome. */
export const RequestOfVehicle = tableRow(REQUESTS_TABLE, {
  owner: z.object({ userId: id, name: z.string() }),
  request: Car.shape.relocationRequest.unwrap(),
});
export type RequestOfVehicle = z.infer<typeof RequestOfVehicle>;
