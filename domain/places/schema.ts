import { z } from 'zod';
import { choiceFilter } from '../filters-schema.ts';
import { type Bbox, readBbox } from './bbox.ts';
import { placeAt } from './gazetteer.ts';
import { likelyPlaces } from './likely-places.ts';
import { placeMessages } from './messages.ts';
import { isSlug, type Near, readCoordinates, USUAL_WITHIN_KM, WITHIN_KM } from './near.ts';
import { isInGhana, type Place } from './place.ts';
import { slugOf } from './place-key.ts';

/** The radius of positions that visitors see, in metres. */
export const NEAR_METRES = 500;

/** The most guesses to name. */
const MAX_NAMED = 3;

/** The centre of a list: a known place by name, or a position. */
export const nearFilter = () =>
  z
    .string({ error: placeMessages.unreadable })
    .optional()
    .transform((text, context): Near | undefined => {
      const given = text?.trim();
      if (!given) return undefined;
      const near = readNear(given);
      if (typeof near !== 'string') return near;
      context.addIssue({ code: 'custom', message: near });
      return z.NEVER;
    })
    .describe(
      'Only what is near: a town, suburb or landmark as its page has it (`madina`, `east-legon`), or latitude and longitude (`5.67,-0.166`). The header `X-Near` has the name of a place (percent-encoded).',
    );

/** A place or position, or the problem with it. */
function readNear(given: string): Near | string {
  const point = readCoordinates(given);
  if (point) return isInGhana(point) ? point : placeMessages.outsideGhana;
  const slug = slugOf(given);
  if (!isSlug(slug)) return placeMessages.unreadable;
  const [place, ...others] = meantBy(given, slug);
  return place && others.length === 0
    ? { lat: place.lat, lng: place.lng, name: place.name }
    : placeMessages.unknown(
        given.slice(0, 60),
        [place, ...others].slice(0, MAX_NAMED).flatMap((each) => each?.name ?? []),
      );
}

/** The place of that name, or else the places that it may abbreviate or misspell. */
function meantBy(given: string, slug: string): readonly Place[] {
  const place = placeAt(slug);
  return place ? [place] : likelyPlaces(given);
}

export const withinFilter = () =>
  choiceFilter(WITHIN_KM.map(String))
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .describe(`With \`near\`: so many kilometres around; ${USUAL_WITHIN_KM} by default`);

/** The part of the map that a list is filtered by. */
export const bboxFilter = () =>
  z
    .string({ error: placeMessages.bbox.unreadable })
    .optional()
    .transform((text, context): Bbox | undefined => {
      const given = text?.trim();
      if (!given) return undefined;
      const bbox = readBbox(given);
      if (typeof bbox !== 'string') return bbox;
      context.addIssue({ code: 'custom', message: placeMessages.bbox[bbox] });
      return z.NEVER;
    })
    .describe(
      'Only what is in a part of the map, in degrees: west, south, east, north (`-0.3,5.5,-0.1,5.7`)',
    );

/** A listing's position, as precise as visitors may know it. */
export const nearResponse = z
  .object({
    lat: z.number(),
    lng: z.number(),
    radius: z.number().int().describe('It is somewhere in a circle of so many metres'),
    pin: z
      .object({ lat: z.number(), lng: z.number() })
      .optional()
      .describe('The very place, where its lister shows it'),
  })
  .nullable()
  .describe('Where it is, to some 500 m; null where its place is not known');

export const distanceResponse = z
  .number()
  .min(0)
  .optional()
  .describe('In a list with `near`: how far from there, in kilometres');

export const nearbyResponse = z
  .array(z.string())
  .optional()
  .describe('Of one listing: how far it is from what people know, two at most');
