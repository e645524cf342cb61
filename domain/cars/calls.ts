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
import { tableCalls } from '../tables/calls.ts';
import { canUploadCar } from './permissions.ts';
import { RequestOfVehicle } from './request-list-schema.ts';
import { REQUESTS_TABLE } from './requests-table.ts';
import {
  Car,
  EditCarBody,
  ListCarsQuery,
  ListCarsResponse,
  MapCarsQuery,
  UploadCarBody,
  UploadCarResponse,
} from './schema.ts';

const tag = 'cars';

/** The lists of cars (specification §7). */
export const carListCalls = listCalls('cars', {
  description: 'Phone numbers and emails are null here: they stand on the detail of one car.',
  query: ListCarsQuery,
  mapQuery: MapCarsQuery,
  response: ListCarsResponse,
});

/** One car (specification §7). */
export const carsCalls = defineCalls({
  'GET /api/cars/:id': {
    tag,
    summary: 'One car',
    description:
      'Phone numbers and emails are null unless you are logged in and, where the site asks for it, your address is confirmed. Logged in you see those of 100 listings a day, cars and properties together; the same one again costs nothing. 429: those are used up. What waits for an Admin, was refused or hidden is a 404 but for its lister and Admins.',
    params: OneListing,
    responses: { 200: Car, ...notModified },
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'GET /api/cars/:id/pin': { tag, ...pinCall },
  'GET /api/cars/:id/read-details': { tag, ...answeredDetailsCall },
  'PUT /api/cars/:id/read-details': {
    tag,
    ...answerDetailsCall,
    responses: { 200: UploadCarResponse },
  },
  'GET /api/cars/:id/similar': {
    tag,
    summary: 'Cars like one',
    description:
      'Of the same kind, for sale or for relocation: those of its town first, then of its region, then of the country; in each place those of its type first; three at most.',
    params: OneListing,
    query: SimilarQuery,
    responses: { 200: ListCarsResponse, ...notModified },
    errors: ['NOT_FOUND'],
  },
  'POST /api/cars/upload': {
    tag,
    summary: 'Upload a car',
    description:
      'multipart/form-data: every field as text, 1 to 10 `images` of 15 MB each, and a `video` of 100 MB at most. A relocation request comes as JSON text, or field by field as `relocationRequest[driverName]`. Files that were uploaded before (POST /api/uploads) are named instead.',
    access: { permission: canUploadCar, confirmed: true },
    headers: IdempotencyHeaders,
    consumes: ['multipart/form-data'],
    body: UploadCarBody.safeExtend(listingFiles),
    responses: { 201: UploadCarResponse },
    errors: [
      'CONFLICT',
      'TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'UNPROCESSABLE',
      'TOO_MANY_REQUESTS',
      'UNAVAILABLE',
    ],
  },
  'PUT /api/cars/:id': {
    tag,
    summary: 'Edit a car',
    description:
      'The whole form again. Photos and video stay unless `photos` and `video` name them.',
    access: {},
    params: OneListing,
    body: EditCarBody,
    responses: { 200: UploadCarResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
  },
  'DELETE /api/cars/:id': {
    tag,
    summary: 'Delete a car',
    access: {},
    params: OneListing,
    responses: { 200: MessageResponse },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});

export const requestsTable = tableCalls(REQUESTS_TABLE, RequestOfVehicle);
