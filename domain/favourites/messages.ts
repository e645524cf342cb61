import { FAVOURITES_MAX } from './rules.ts';

export const favouriteMessages = {
  title: 'Favourites',
  full: `You’ve saved ${FAVOURITES_MAX} favourites, the most you can have. Remove one, then save this one.`,
  unknownListing: 'We can’t find this home or car.',
  removed: 'Removed from your favourites.',
  undo: 'Undo',
  notSaved: 'We couldn’t update your favourites.',
} as const;

export const sharedListMessages = {
  notFound: 'This list is no longer shared.',
  switchedOff: 'Link turned off. Nobody can open it any more.',
} as const;
