import { plural } from '../values/plural.ts';

export const favouritesPageMessages = {
  description: 'The homes and cars you’ve saved.',
  signIn: 'Save them to your account',
  signInHelp: 'Log in to see this list on all your devices and get an email when a price drops.',
  none: 'No favourites yet.',
  noneHelp: 'Tap a heart to save one.',
  failure: 'We couldn’t load some of your favourites',
  needsScripts: 'Your favourites need JavaScript. Please turn it on in your browser.',
  gone: 'No longer listed',
  goneHelp: 'It has been removed from the site.',
  remove: 'Remove',
  less: (amount: string) => `${amount} less since you saved it`,
  more: (count: number) => `Show ${count} more`,
  count: (count: number) => plural(count, 'home or car', 'homes and cars'),
  noRoom: (count: number) =>
    `Your favourites are full, so we couldn’t add ${plural(count, 'favourite')} from this device.`,
} as const;

export const noteMessages = {
  label: 'Your note',
  add: 'Add a note',
  edit: 'Edit note',
  save: 'Save note',
  saving: 'Saving...',
  cancel: 'Cancel',
  help: 'Only you see it, unless you share the list with its notes.',
} as const;
