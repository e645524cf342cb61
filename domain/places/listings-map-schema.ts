import { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';
import { id } from '../fields-schema.ts';
import { optionalFilter } from '../filters-schema.ts';
import { ZOOM_MAX } from './map-cells.ts';

const ZOOM = /^\d{1,2}(?:\.\d{1,15})?$/;

export const zoomFilter = () =>
  optionalFilter<number>(
    (text) => {
      const zoom = ZOOM.test(text) ? Number(text) : Number.NaN;
      return zoom <= ZOOM_MAX ? zoom : undefined;
    },
    fieldMessages.between(0, ZOOM_MAX),
  )
    .describe('Of a map of 512-pixel tiles; what lies within some 64 pixels is gathered')
    .meta({ type: 'number', minimum: 0, maximum: ZOOM_MAX });

const lat = z.number();
const lng = z.number();
const price = z.number().nullable();

const area = z
  .object({ name: z.string(), metres: z.number().int().describe('Its radius') })
  .optional()
  .describe(
    'The town or quarter at whose middle all of them stand: somewhere in it, without a pin of their own',
  );

export const ListingsMap = z.object({
  total: z.number().int().min(0).describe('How many there are in the part of the map'),
  clusters: z
    .array(
      z.object({
        lat,
        lng,
        count: z.number().int().min(2),
        minPrice: price.describe('In cedi; null where none has a price that is shown'),
        maxPrice: price,
        west: lng,
        south: lat,
        east: lng,
        north: lat,
        area,
      }),
    )
    .describe('Cells with several, each at their middle and with the rectangle that they lie in'),
  pins: z
    .array(
      z.object({
        _id: id,
        name: z.string(),
        lat,
        lng,
        price: price.describe('In cedi; null where it is not shown'),
        per: z
          .enum(['night', 'month', 'stay'])
          .nullable()
          .describe('What the price is paid for; `stay`: all nights from `from` to `to`'),
        area,
      }),
    )
    .describe('Cells with one, each where visitors may know that it is'),
});
export type ListingsMap = z.infer<typeof ListingsMap>;
