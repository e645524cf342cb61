import { plural } from '../values/plural.ts';

export const favouritesPageMessages = {
  description: 'The homes and cars that you keep.',
  signIn: 'Keep them everywhere',
  signInHelp:
    'Sign in, and this list comes along to your account and your other devices, and we tell you when a price drops.',
  none: 'You keep no homes or cars yet.',
  noneHelp: 'Tap the heart of a home or a car, and it waits for you here.',
  failure: 'Some of your favourites could not be loaded',
  needsScripts: 'Your favourites are shown by JavaScript. Please switch it on in your browser.',
  gone: 'No longer listed',
  goneHelp: 'It was taken off the site.',
  remove: 'Remove',
  less: (amount: string) => `${amount} less since you kept it`,
  more: (count: number) => `Show ${count} more`,
  count: (count: number) => plural(count, 'home or car', 'homes and cars'),
  noRoom: (count: number) =>
    `${plural(count, 'favourite')} of this device found no room in your account, which is full.`,
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
