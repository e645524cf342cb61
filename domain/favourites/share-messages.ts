import { plural } from '../values/plural.ts';

export const shareListMessages = {
  open: 'Share this list',
  title: 'Share your favourites',
  explained:
    'A link shows your list to anyone who has it, as it is at the time: what you keep later is in it too. Nobody else finds it, and you can switch it off.',
  withNotes: 'Show my notes too',
  make: 'Make the link',
  making: 'Making the link...',
  address: 'The link to your list',
  switchOff: 'Switch the link off',
  switchingOff: 'Switching off...',
  signIn: 'Sign in to share your list',
  signInHelp: 'What you keep on this device comes along.',
} as const;

/** What a shared list says of itself, in the page and in link previews. */
export const sharedPageMessages = {
  titleOf: (name: string) => `${name}’s list`,
  nameless: 'A shared list',
  count: (count: number) => `${plural(count, 'home or car', 'homes and cars')}, chosen on Efie.`,
  empty: 'There is nothing in this list now.',
  emptyHelp: 'The person who shared it may keep other homes and cars soon.',
  notFoundHelp: 'Ask the person who sent it for a new link.',
  note: 'Note',
} as const;
