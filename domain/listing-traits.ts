import type { Role } from './accounts/role.ts';
import type { FactTable } from './facts/fact.ts';

/** What any listing has that no lister enters, declared as its facts are: lists are narrowed by it in the same way. */
export const LISTING_TRAITS = {
  photos: { type: 'flag', label: 'With photos', group: 'listing', filter: 'yes' },
  video: { type: 'flag', label: 'With video', group: 'listing', filter: 'yes' },
  lister: {
    type: 'choice',
    label: 'Listed by',
    group: 'listing',
    values: { agent: 'Agent', owner: 'Owner' },
    filter: 'any-of',
  },
} as const satisfies FactTable;

export type ListerKind = keyof typeof LISTING_TRAITS.lister.values;

/** The role of each kind of lister; an Admin is neither. */
export const ROLE_OF_LISTER: Readonly<Record<ListerKind, Role>> = {
  agent: 'Agent',
  owner: 'Property Owner',
};
