import type { TableName } from '../calls.ts';
import { paths } from './paths.ts';

/** Something that waits for an Admin: a table of the workspace, filtered to just that. */
interface WaitingForAdmin {
  label: string;
  table: TableName;
  page: string;
  query: Readonly<Record<string, string>>;
}

/** Things to check, decide or answer. Listings that Admins keep off the lists are missing: they wait for their listers. */
export const WAITING_FOR_ADMIN: readonly WaitingForAdmin[] = [
  {
    label: 'Listings waiting for approval',
    table: 'moderation',
    page: paths.moderation,
    query: { state: 'waiting' },
  },
  {
    label: 'Live listings to review',
    table: 'moderation',
    page: paths.moderation,
    query: { state: 'live' },
  },
  { label: 'Reports', table: 'reports', page: paths.adminReports, query: {} },
  {
    label: 'Documents to verify',
    table: 'verifications',
    page: paths.adminVerifications,
    query: {},
  },
  {
    label: 'Reported conversations',
    table: 'reported-conversations',
    page: paths.adminConversations,
    query: {},
  },
  {
    label: 'Messages to answer',
    table: 'contact-messages',
    page: paths.contactMessages,
    query: { state: 'open' },
  },
  {
    label: 'People who want to list',
    table: 'people',
    page: paths.adminPeople,
    query: { state: 'asking' },
  },
  {
    label: 'People with a suspended person’s phone',
    table: 'people',
    page: paths.adminPeople,
    query: { state: 'suspended-phone' },
  },
];
