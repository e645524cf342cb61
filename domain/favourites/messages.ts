import { FAVOURITES_MAX } from './rules.ts';

export const favouriteMessages = {
  title: 'Favourites',
  full: `You keep ${FAVOURITES_MAX} homes and cars, which is as many as a list can hold. Take one out, then keep this one.`,
  unknownListing: 'There is no such home or car.',
  removed: 'Taken out of your favourites.',
  undo: 'Undo',
  notSaved: 'Your favourites could not be changed.',
} as const;

export const sharedListMessages = {
  notFound: 'This list is not shared, or no longer.',
  switchedOff: 'The link is switched off. Nobody can open it any more.',
} as const;
