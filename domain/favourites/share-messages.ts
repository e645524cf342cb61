import { plural } from '../values/plural.ts';

export const shareListMessages = {
  open: 'Share this list',
  title: 'Share your favourites',
  explained:
    'Anyone with the link can see your list, including what you save later. Nobody else can find it, and you can turn it off.',
  withNotes: 'Show my notes too',
  make: 'Create link',
  making: 'Creating link...',
  address: 'Link to your list',
  switchOff: 'Turn off link',
  switchingOff: 'Turning off...',
  signIn: 'Log in to share your list',
  signInHelp: 'We’ll add the favourites on this device to your account.',
} as const;

/** The texts of a shared list, in the page and in link previews. */
export const sharedPageMessages = {
  titleOf: (name: string) => `${name}’s list`,
  nameless: 'A shared list',
  count: (count: number) => `${plural(count, 'home or car', 'homes and cars')}, saved on Efie.`,
  empty: 'This list is empty right now.',
  emptyHelp: 'The person who shared it may add more soon.',
  notFoundHelp: 'Ask the person who sent it for a new link.',
  note: 'Note',
} as const;
