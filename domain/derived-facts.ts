import type { Role } from './accounts/role.ts';
import type { FactTable } from './facts/fact.ts';

/**
 * Facts of any listing that its lister does not enter. They are declared like the facts of a kind, so that lists filter by them
 * in the same way.
 */
export const DERIVED_FACTS = {
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

export type ListerKind = keyof typeof DERIVED_FACTS.lister.values;

/** The role of each kind of lister; Admins are neither. */
export const ROLE_OF_LISTER: Readonly<Record<ListerKind, Role>> = {
  agent: 'Agent',
  owner: 'Property Owner',
};
