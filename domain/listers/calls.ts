import { z } from 'zod';
import { defineCalls, notModified } from '../call.ts';
import { ListCarsQuery, ListCarsResponse } from '../cars/schema.ts';
import { PAGED } from '../paging/paged.ts';
import { ListPropertiesQuery, ListPropertiesResponse } from '../properties/schema.ts';
import { Lister } from './schema.ts';

const tag = 'listers';
const OneLister = z.object({ id: z.string() });

export const listersCalls = defineCalls({
  'GET /api/listers/:id': {
    tag,
    summary: 'A lister',
    description: '404 for someone with nothing listed.',
    params: OneLister,
    responses: { 200: Lister, ...notModified },
    errors: ['NOT_FOUND'],
  },
  'GET /api/listers/:id/properties': {
    tag,
    summary: 'The properties of a lister',
    description: `Narrowed as the list of all. ${PAGED}`,
    params: OneLister,
    query: ListPropertiesQuery,
    responses: { 200: ListPropertiesResponse, ...notModified },
    errors: ['NOT_FOUND'],
  },
  'GET /api/listers/:id/cars': {
    tag,
    summary: 'The cars of a lister',
    description: `Narrowed as the list of all. ${PAGED}`,
    params: OneLister,
    query: ListCarsQuery,
    responses: { 200: ListCarsResponse, ...notModified },
    errors: ['NOT_FOUND'],
  },
});
