import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { MessageResponse } from '../message-response-schema.ts';
import {
  AddFavouritesBody,
  AddFavouritesResponse,
  Favourite,
  FavouritePath,
  KeepBody,
  ListFavouritesResponse,
  ShareBody,
  SharedLinkResponse,
  SharedList,
} from './schema.ts';

const tag = 'favourites';

export const favouritesCalls = defineCalls({
  'GET /api/User/favourites': {
    tag,
    summary: 'Your favourites',
    description: 'All of them, last saved first, deleted listings included.',
    access: {},
    responses: { 200: ListFavouritesResponse },
  },
  'POST /api/User/favourites': {
    tag,
    summary: 'Add favourites saved on a device',
    description:
      'Existing favourites stay as they are, and take a note only where they have none. Unknown listings are dropped. Repeating it changes nothing.',
    access: {},
    body: AddFavouritesBody,
    responses: { 200: AddFavouritesResponse },
  },
  'PUT /api/User/favourites/:kind/:id': {
    tag,
    summary: 'Save a home or a car, or write a note on it',
    description: 'The same again changes nothing. 409: the list is full.',
    access: {},
    params: FavouritePath,
    body: KeepBody,
    responses: { 200: Favourite },
    errors: ['CONFLICT'],
  },
  'DELETE /api/User/favourites/:kind/:id': {
    tag,
    summary: 'Remove a home or a car from your favourites',
    description: 'Even if it isn’t one.',
    access: {},
    params: FavouritePath,
    responses: { 200: MessageResponse },
  },
});

/** The link to a member's favourites, and what others see through it. */
export const sharedListCalls = defineCalls({
  'GET /api/User/shared-list': {
    tag,
    summary: 'The link to your favourites',
    access: {},
    responses: { 200: SharedLinkResponse },
  },
  'PUT /api/User/shared-list': {
    tag,
    summary: 'Share your favourites by a link',
    description: 'Anyone with the link sees the current list. The link stays the same.',
    access: {},
    body: ShareBody,
    responses: { 200: SharedLinkResponse },
  },
  'DELETE /api/User/shared-list': {
    tag,
    summary: 'Turn the link off',
    description: 'Nobody can open it any more; a later one is another.',
    access: {},
    responses: { 200: MessageResponse },
  },
  'GET /api/shared-lists/:id': {
    tag,
    summary: 'A shared list',
    description: 'For anyone who has its link, while it is shared; what was deleted is left out.',
    params: z.object({ id: z.string() }),
    responses: { 200: SharedList },
  },
});
