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

/** The homes and cars that somebody keeps. */
export const favouritesCalls = defineCalls({
  'GET /api/User/favourites': {
    tag,
    summary: 'Your favourites',
    description: 'All of them, what you kept last first; listings that were deleted too.',
    access: {},
    responses: { 200: ListFavouritesResponse },
  },
  'POST /api/User/favourites': {
    tag,
    summary: 'Add what was kept on a device',
    description:
      'What you keep already stays as it is, and takes a note only where it has none. Unknown listings are dropped. The same again changes nothing.',
    access: {},
    body: AddFavouritesBody,
    responses: { 200: AddFavouritesResponse },
  },
  'PUT /api/User/favourites/:kind/:id': {
    tag,
    summary: 'Keep a home or a car, or write a note on it',
    description: 'The same again changes nothing. 409: the list is full.',
    access: {},
    params: FavouritePath,
    body: KeepBody,
    responses: { 200: Favourite },
    errors: ['CONFLICT'],
  },
  'DELETE /api/User/favourites/:kind/:id': {
    tag,
    summary: 'Take a home or a car out of your favourites',
    description: 'Also where it is not in them.',
    access: {},
    params: FavouritePath,
    responses: { 200: MessageResponse },
  },
});

/** The link to one's own favourites, and what others see by it. */
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
    description: 'Who has the link sees the list as it is at the time. It stays the same one.',
    access: {},
    body: ShareBody,
    responses: { 200: SharedLinkResponse },
  },
  'DELETE /api/User/shared-list': {
    tag,
    summary: 'Switch the link off',
    description: 'Nobody can open it any more; a later one is another.',
    access: {},
    responses: { 200: MessageResponse },
  },
  'GET /api/shared-lists/:id': {
    tag,
    summary: 'A list that somebody shares',
    description: 'For anyone who has its link, while it is shared; what was deleted is left out.',
    params: z.object({ id: z.string() }),
    responses: { 200: SharedList },
  },
});
