import { defineCalls, notModified } from '../call.ts';
import { IdempotencyHeaders } from '../idempotency/schema.ts';
import { SimilarQuery } from '../listing-card-schema.ts';
import {
  answerDetailsCall,
  answeredDetailsCall,
  listCalls,
  listingFiles,
  OneListing,
  pinCall,
} from '../listings/calls.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { MEDIAN_OF } from './medians.ts';
import { MedianPrices, MedianPricesQuery } from './medians-schema.ts';
import { canSeeContact, canUploadProperty } from './permissions.ts';
import {
  ContactResponse,
  DeletePropertyQuery,
  EditPropertyBody,
  ListPropertiesQuery,
  ListPropertiesResponse,
  MapPropertiesQuery,
  Property,
  StatusBody,
  UploadPropertyBody,
  UploadPropertyResponse,
} from './schema.ts';

const tag = 'properties';

/** The lists of properties (specification §7). */
export const propertyListCalls = listCalls('properties', {
  description:
    'With `from` and `to`, never only one of them, only short stays that can be booked for those nights: available, and without a booking between them. 400 for days that nobody can book: `to` not after `from`, in the past, too long, too far ahead.',
  query: ListPropertiesQuery,
  mapQuery: MapPropertiesQuery,
  response: ListPropertiesResponse,
});

/** One property (specification §7). */
export const propertiesCalls = defineCalls({
  'GET /api/properties/medians': {
    tag,
    summary: 'What homes of each size are offered for in a quarter',
    description: `Medians of what is available in one neighbourhood or town, by bedrooms, each of ${MEDIAN_OF} listings at least; of a search that names bedrooms, only those. None for a city, a landmark, or a place that is not known.`,
    query: MedianPricesQuery,
    responses: { 200: MedianPrices, ...notModified },
  },
  'GET /api/properties/:id': {
    tag,
    summary: 'One property',
    description:
      'What waits for an Admin, was refused or hidden is a 404 but for its lister and Admins.',
    params: OneListing,
    responses: { 200: Property, ...notModified },
    errors: ['NOT_FOUND'],
  },
  'GET /api/properties/:id/pin': { tag, ...pinCall },
  'GET /api/properties/:id/read-details': { tag, ...answeredDetailsCall },
  'PUT /api/properties/:id/read-details': {
    tag,
    ...answerDetailsCall,
    responses: { 200: UploadPropertyResponse },
  },
  'GET /api/properties/:id/similar': {
    tag,
    summary: 'Properties like one',
    description:
      'Available ones of the same property type: those of its town first, then of its region, then of the country; in each place those of its subtype first; three at most.',
    params: OneListing,
    query: SimilarQuery,
    responses: { 200: ListPropertiesResponse, ...notModified },
    errors: ['NOT_FOUND'],
  },
  'GET /api/properties/:id/contact': {
    tag,
    summary: 'The contact person of a property',
    description:
      'For Agents (`Contact Agent`) and Property Owners (`Contact Owner`): of 100 listings a day, cars and properties together; the same one again costs nothing. 429: those are used up, or very many were seen from this network.',
    access: { permission: canSeeContact, confirmed: true },
    params: OneListing,
    responses: { 200: ContactResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'POST /api/properties/upload': {
    tag,
    summary: 'Upload a property',
    description:
      'multipart/form-data: every field as text, up to 10 `images` of 15 MB each, and a `video` of 100 MB at most. Files that were uploaded before (POST /api/uploads) are named instead.',
    access: { permission: canUploadProperty, confirmed: true },
    headers: IdempotencyHeaders,
    consumes: ['multipart/form-data'],
    body: UploadPropertyBody.in.extend(listingFiles),
    responses: { 201: UploadPropertyResponse },
    errors: [
      'FORBIDDEN',
      'CONFLICT',
      'TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'UNPROCESSABLE',
      'TOO_MANY_REQUESTS',
      'UNAVAILABLE',
    ],
  },
  'PUT /api/properties/:id': {
    tag,
    summary: 'Edit a property',
    description:
      'The whole form again. Photos and video stay unless `photos` and `video` name them; the status stays.',
    access: {},
    params: OneListing,
    body: EditPropertyBody,
    responses: { 200: UploadPropertyResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
  },
  'PUT /api/properties/:id/status': {
    tag,
    summary: 'Set the status of a property',
    access: {},
    params: OneListing,
    body: StatusBody,
    responses: { 200: UploadPropertyResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'DELETE /api/properties/:id': {
    tag,
    summary: 'Delete a property',
    description:
      'Cancels upcoming stays and emails their guests, once that is confirmed. 409: stays have been booked that were not confirmed; GET /api/properties/{id}/stays-to-come names them, with the `confirmation` that stands for them.',
    access: {},
    params: OneListing,
    query: DeletePropertyQuery,
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'STAYS_TO_COME'],
  },
});
