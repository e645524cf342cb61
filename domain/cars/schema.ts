import { z } from 'zod';
import { answersWithin } from '../answer-times/schema.ts';
import { Pause } from '../availability/schema.ts';
import { DERIVED_FACTS } from '../derived-facts.ts';
import { factFields, factFilters, factsResponse, highlightsResponse } from '../facts/schema.ts';
import { filterFields, formFields, responseFields } from '../fields/schema.ts';
import { expectedUpdatedAt, id, instantResponse, limit, pageNumber } from '../fields-schema.ts';
import { choiceFilter, idsFilter, priceFilter, textFilter, viewFilter } from '../filters-schema.ts';
import { carCardFields, NOT_ON_CAR_CARD } from '../listing-card-schema.ts';
import { listingMedia } from '../media/schema.ts';
import { cursorFilters } from '../paging/cursor.ts';
import { zoomFilter } from '../places/listings-map-schema.ts';
import { pinFields, refineWholePin } from '../places/own-pin-schema.ts';
import {
  bboxFilter,
  distanceResponse,
  nearbyResponse,
  nearFilter,
  nearResponse,
  withinFilter,
} from '../places/schema.ts';
import { priceHistory } from '../price-history-schema.ts';
import { answeredField, readFromText } from '../read-details/schema.ts';
import { closeFilter, exactFilter, sortFilter } from '../search/schema.ts';
import { editedMedia } from '../uploads/schema.ts';
import { checksResponse } from '../verification/schema.ts';
import { CAR_KINDS, CATEGORIES, SORTS } from './car.ts';
import { CAR_FACTS } from './facts.ts';
import { CAR_FIELDS } from './fields.ts';
import { parseRelocationRequest, RELOCATION_FIELDS } from './relocation-request.ts';
import { CAR_CALL_MESSAGES } from './rules.ts';
import { uploadCarMessages } from './upload-messages.ts';

const RelocationRequest = z.record(z.enum(RELOCATION_FIELDS), z.string());

/** A car as every call returns it. Contacts are null in lists, and for visitors who are not signed in. */
export const Car = z.object({
  _id: id,
  ...responseFields(CAR_FIELDS),
  pause: Pause,
  ...listingMedia,
  userId: id.describe('Who uploaded it'),
  lister: z
    .object({ userId: id, name: z.string() })
    .optional()
    .describe('The account that uploaded it, in the list of an Admin'),
  checks: checksResponse,
  relocationRequest: RelocationRequest.nullable(),
  facts: factsResponse(CAR_FACTS),
  readFromText: readFromText(CAR_FACTS),
  highlights: highlightsResponse,
  near: nearResponse,
  distance: distanceResponse,
  nearby: nearbyResponse,
  priceHistory,
  answersWithin,
  createdAt: instantResponse,
  updatedAt: instantResponse,
});
export type Car = z.infer<typeof Car>;

/** A car on a card (`view=card`). */
export const CarSummary = Car.omit(NOT_ON_CAR_CARD).extend(carCardFields);
export type CarSummary = z.infer<typeof CarSummary>;

export const ListCarsResponse = z.array(z.union([Car, CarSummary]));

/** The query of GET /api/cars; a blank value means "not given". */
export const ListCarsQuery = z.object({
  search: textFilter(),
  ids: idsFilter(),
  ...filterFields(CAR_FIELDS),
  category: choiceFilter(CATEGORIES),
  kind: choiceFilter(CAR_KINDS),
  minPrice: priceFilter(),
  maxPrice: priceFilter(),
  ...factFilters(CAR_FACTS),
  ...factFilters(DERIVED_FACTS),
  near: nearFilter(),
  within: withinFilter(),
  bbox: bboxFilter(),
  view: viewFilter(),
  sort: sortFilter(SORTS),
  exact: exactFilter(),
  close: closeFilter(),
  ...cursorFilters(),
  page: pageNumber,
  limit,
});
export type ListCarsQuery = z.infer<typeof ListCarsQuery>;

/** The query of GET /api/cars/map. */
export const MapCarsQuery = ListCarsQuery.extend({ zoom: zoomFilter() });
export type MapCarsQuery = z.infer<typeof MapCarsQuery>;

const relocationRequest = z
  .string()
  .max(2000, uploadCarMessages.invalidRelocationRequest)
  .default('')
  .transform((json, context) => {
    const request = parseRelocationRequest(json);
    if (request !== undefined) return request;
    context.addIssue({ code: 'custom', message: uploadCarMessages.invalidRelocationRequest });
    return z.NEVER;
  })
  .describe('A relocation request as JSON text');

/** In the order of the specification's checks. */
const carFields = z.object({
  ...formFields(CAR_FIELDS, CAR_CALL_MESSAGES),
  relocationRequest,
  ...factFields(CAR_FACTS),
  answered: answeredField,
  ...pinFields,
});

/** The text fields of POST /api/cars/upload. */
export const UploadCarBody = carFields.superRefine(refineWholePin);
export type UploadCarBody = z.infer<typeof UploadCarBody>;

/** The body of PUT /api/cars/{id}: the whole form again; photos and video stay unless it names them. */
export const EditCarBody = carFields
  .extend({ expectedUpdatedAt, ...editedMedia })
  .superRefine(refineWholePin);
export type EditCarBody = z.infer<typeof EditCarBody>;

export const UploadCarResponse = z.object({ message: z.string(), car: Car });
export type UploadCarResponse = z.infer<typeof UploadCarResponse>;
