import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { MessageResponse } from '../message-response-schema.ts';
import { SAVED_SEARCHES_MAX } from './messages.ts';
import { canSaveSearch } from './permissions.ts';
import {
  ChangeSearchBody,
  ListSavedSearchesResponse,
  SavedSearch,
  SaveSearchBody,
} from './schema.ts';

const tag = 'saved searches';
const OneSearch = z.object({ id: z.string() });

export const savedSearchesCalls = defineCalls({
  'GET /api/saved-searches': {
    tag,
    summary: 'Your saved searches',
    description: 'The newest first.',
    access: { permission: canSaveSearch },
    responses: { 200: ListSavedSearchesResponse },
  },
  'POST /api/saved-searches': {
    tag,
    summary: 'Save a search',
    description: `The filters of a page's list; the same again are the same search, with the name and the frequency that come last. 409: you have ${SAVED_SEARCHES_MAX} already.`,
    access: { permission: canSaveSearch },
    body: SaveSearchBody,
    responses: { 201: SavedSearch },
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  'PATCH /api/saved-searches/:id': {
    tag,
    summary: 'Rename or pause a saved search, or change how often it sends emails',
    description: 'What is left out stays.',
    access: { permission: canSaveSearch },
    params: OneSearch,
    body: ChangeSearchBody,
    responses: { 200: SavedSearch },
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/saved-searches/:id': {
    tag,
    summary: 'Delete a saved search',
    access: { permission: canSaveSearch },
    params: OneSearch,
    responses: { 200: MessageResponse },
    errors: ['NOT_FOUND'],
  },
});
