import { z } from 'zod';
import { isAdmin } from '../accounts/permissions.ts';
import { READING_MINUTES } from '../accounts/recent.ts';
import { DecideRoleRequestBody } from '../accounts/role-requests-schema.ts';
import { defineCalls } from '../call.ts';
import { tableCalls } from '../tables/calls.ts';
import { PEOPLE_TABLE } from './people-table.ts';
import {
  ChangePersonRoleBody,
  PersonDetail,
  PersonResponse,
  PersonRow,
  SuspendPersonBody,
} from './schema.ts';

const tag = 'admin';
const params = z.object({ id: z.string() });

/** Shared by every change of a person: nobody can change themselves (409). */
const change = {
  tag,
  access: { permission: isAdmin, recent: true },
  params,
  responses: { 200: PersonResponse },
  errors: ['FORBIDDEN', 'CONFLICT'],
} as const;

export const peopleCalls = defineCalls({
  'GET /api/admin/people/:id': {
    tag,
    summary: 'One person',
    access: { permission: isAdmin, recent: READING_MINUTES },
    params,
    responses: { 200: PersonDetail },
    errors: ['FORBIDDEN'],
  },
  'PUT /api/admin/people/:id/role': {
    ...change,
    summary: 'Give a person another role',
    body: ChangePersonRoleBody,
  },
  'POST /api/admin/role-requests/:id': {
    ...change,
    summary: 'Give a Customer the role that they asked for, or refuse it',
    description: 'Either is emailed, with the reason for declining.',
    body: DecideRoleRequestBody,
  },
  'POST /api/admin/people/:id/suspend': {
    ...change,
    summary: 'Suspend a person',
    description:
      'Every session ends, the listings are off the site, and the reason is emailed. Stays that are booked remain.',
    body: SuspendPersonBody,
  },
  'POST /api/admin/people/:id/lift-suspension': { ...change, summary: 'End a suspension' },
  'POST /api/admin/people/:id/end-sessions': {
    ...change,
    summary: 'Log a person out everywhere',
  },
  'POST /api/admin/people/:id/send-reset': {
    ...change,
    summary: 'Email a person a link to choose a new password',
  },
  'POST /api/admin/people/:id/remove-factors': {
    ...change,
    summary: 'Take away a person’s passkeys and codes',
    description:
      'Every session ends and the person is emailed. From then on the password alone logs in.',
  },
});

export const peopleTable = tableCalls(PEOPLE_TABLE, PersonRow);
