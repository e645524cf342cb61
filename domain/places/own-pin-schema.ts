import { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';
import { optionalFilter, textFilter } from '../filters-schema.ts';
import { REGIONS } from '../values/ghana.ts';
import { placeMessages } from './messages.ts';
import { readCoordinates } from './near.ts';
import { checkPin, readDegrees } from './own-pin.ts';

const degrees = (name: 'pinLat' | 'pinLng') =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((given, context): number | null | undefined => {
      if (given === undefined) return undefined;
      const read = readDegrees(name, given);
      if (read.ok) return read.degrees;
      context.addIssue({ code: 'custom', message: read.problem });
      return z.NEVER;
    });

const YES_OR_NO: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  no: false,
  false: false,
  '': false,
};

export const pinFields = {
  pinLat: degrees('pinLat').describe(
    'Latitude of its pin, with pinLng or not at all; blank takes the pin away. Left out: it stays, unless the town changes',
  ),
  pinLng: degrees('pinLng').describe('Longitude of its pin'),
  pinShown: z
    .union([z.string(), z.boolean()])
    .nullish()
    .transform((given, context): boolean | undefined => {
      if (given === undefined) return undefined;
      const shown = YES_OR_NO[String(given ?? '').trim()];
      if (shown !== undefined) return shown;
      context.addIssue({ code: 'custom', message: fieldMessages.chooseFrom(['yes', 'no']) });
      return z.NEVER;
    })
    .describe('`yes`: visitors see the very pin, else a circle of some 500 m; goes with the pin'),
};

interface GivenPin {
  pinLat?: number | null | undefined;
  pinLng?: number | null | undefined;
}

/** Refuses a pin with only one coordinate. */
export function refineWholePin(form: GivenPin, context: z.RefinementCtx): void {
  const check = checkPin(form);
  if (check.ok) return;
  for (const [name, message] of Object.entries(check.fields)) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
}

const point = z.object({ lat: z.number(), lng: z.number() });

/** A listing's pin, for people who may change it. */
export const OwnPin = z.object({
  pin: point.nullable().describe('As its lister set it'),
  shown: z.boolean().describe('Whether visitors see it'),
});
export type OwnPin = z.infer<typeof OwnPin>;

/** The place texts of a form. */
export const PlaceQuery = z.object({
  region: z.string().max(60).default(''),
  location: z.string().max(200).default(''),
  address: z.string().max(300).default(''),
});
export type PlaceQuery = z.infer<typeof PlaceQuery>;

export const PlaceResponse = z.object({
  place: point
    .extend({ name: z.string(), radius: z.number().int().describe('In metres') })
    .nullable(),
});
export type PlaceResponse = z.infer<typeof PlaceResponse>;

/** As many as fit below a field on a phone. */
export const PLACES_FOUND = 6;

/** What is typed to find a place on a map. */
export const PlacesQuery = z.object({
  text: textFilter().describe('The beginning of a name at least'),
  near: optionalFilter(readCoordinates, placeMessages.unreadable).describe(
    'Latitude and longitude (`5.67,-0.166`); the nearest come first',
  ),
});
export type PlacesQuery = z.infer<typeof PlacesQuery>;

export const PlacesResponse = z
  .array(
    point.extend({
      name: z.string(),
      region: z.enum(REGIONS),
      isLandmark: z.boolean(),
      radius: z.number().int().describe('In metres'),
    }),
  )
  .max(PLACES_FOUND)
  .describe('None where nothing is known by that');
export type PlacesResponse = z.infer<typeof PlacesResponse>;
