import type { Removal } from '../removal.ts';
import { ACCOUNTS } from './accounts.ts';
import { CARS } from './cars.ts';
import { FRAME } from './frame.ts';
import { HOME } from './home.ts';
import { LISTINGS } from './listings.ts';
import { PROPERTIES } from './properties.ts';

/** Parts of screens all over docs/specification.md. */
export const REMOVALS: readonly Removal[] = [
  ...FRAME,
  ...HOME,
  ...ACCOUNTS,
  ...LISTINGS,
  ...PROPERTIES,
  ...CARS,
];
