import type { Role } from './accounts/role.ts';
import type { FactTable } from './facts/fact.ts';

/**
 * Traits of any listing that its lister does not enter. They are declared like facts, so that lists filter by them in the same
 * way.
 */
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

/** The role of each kind of lister; Admins are neither. */
export const ROLE_OF_LISTER: Readonly<Record<ListerKind, Role>> = {
  agent: 'Agent',
  owner: 'Property Owner',
};
