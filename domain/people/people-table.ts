import { type LaterRole, ROLES } from '../accounts/role.ts';
import { defineTable } from '../tables/table.ts';
import { formatInstantDate } from '../values/instant.ts';
import { checkedTexts } from '../verification/badge-texts.ts';
import type { VerificationKind } from '../verification/kinds.ts';
import { peopleMessages } from './messages.ts';

export const PEOPLE_TABLE = defineTable({
  name: 'people',
  summary: 'Everyone with an account',
  isAboutPeople: true,
  row: 'person',
  rows: 'people',
  none: peopleMessages.none,
  search: {
    hint: peopleMessages.search,
    description:
      'A part of the name or the email, or four digits or more of the phone number, in any form',
  },
  columns: {
    _id: { type: 'id', file: 'Id' },
    name: { heading: 'Name' },
    firstname: { type: 'text', file: 'First name' },
    lastname: { type: 'text', file: 'Last name' },
    email: { type: 'text', file: 'Email' },
    emailConfirmedAt: {
      type: 'instant',
      isNullable: true,
      description: 'null: not confirmed',
      file: 'Email confirmed',
    },
    role: { type: ROLES, heading: 'Role' },
    checked: { heading: 'Verified' },
    createdAt: {
      type: 'instant',
      heading: 'Since',
      shown: ({ createdAt }: { createdAt: string }) => formatInstantDate(createdAt),
    },
    lastLoginAt: {
      type: 'instant',
      isNullable: true,
      description: 'null: not since this is kept',
      heading: 'Last login',
      shown: ({ lastLoginAt }: { lastLoginAt: string | null }) =>
        lastLoginAt && formatInstantDate(lastLoginAt),
    },
    listings: {
      type: 'whole',
      description: 'Properties and cars, those withheld too',
      heading: 'Listings',
    },
    checks: {
      file: 'Verified',
      of: ({ checks }: { checks: readonly { kind: VerificationKind }[] }) =>
        checkedTexts(checks).join('; '),
    },
    asksFor: { file: 'Wants to become', of: ({ asksFor }: Asking) => asksFor?.role ?? null },
    suspended: { file: 'Suspended', of: ({ suspended }: Suspended) => suspended?.at ?? null },
    reason: { file: 'Reason', of: ({ suspended }: Suspended) => suspended?.reason ?? null },
    state: { heading: 'State' },
  },
  filters: {
    role: { label: 'Role', values: ROLES },
    state: {
      label: 'State',
      values: ['active', 'suspended', 'asking', 'verified', 'suspended-phone'],
      labels: {
        active: 'Active',
        suspended: 'Suspended',
        asking: 'Wants to list',
        verified: 'Verified',
        'suspended-phone': 'Phone of a suspended person',
      },
      description:
        'asking: Customers who wait for a role that lists properties; verified: something of them was checked and holds today; suspended-phone: signed up, or changed the profile, in the last 30 days with the phone number of someone who was suspended before',
    },
  },
  orders: { newest: 'Newest first', oldest: 'Oldest first', 'last-login': 'Last login' },
});

interface Asking {
  asksFor: { role: LaterRole } | null;
}

interface Suspended {
  suspended: { at: string; reason: string | null } | null;
}
