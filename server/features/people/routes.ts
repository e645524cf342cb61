import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { READING_MINUTES } from '#domain/accounts/recent.ts';
import { DecideRoleRequestBody } from '#domain/accounts/role-requests.schema.ts';
import {
  ChangePersonRoleBody,
  PeopleQuery,
  PersonDetail,
  PersonResponse,
  PersonRow,
  SuspendPersonBody,
} from '#domain/people/schema.ts';
import { checkedTexts } from '#domain/verification/badge-texts.ts';
import { adminTable } from '#server/platform/http/admin-table.ts';
import type { CsvColumn } from '#server/platform/http/csv.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import {
  requireActor,
  requirePermission,
  requireRecentConfirmation,
} from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getPerson } from './change-person.ts';
import { changePersonRole } from './change-person-role.ts';
import { decideRoleRequest } from './decide-role-request.ts';
import { endPersonSessions, removePersonFactors, sendPersonReset } from './help-person.ts';
import { exportPeople, listPeople } from './list-people.ts';
import { liftSuspension, suspendPerson } from './suspend-person.ts';

const ONE = '/admin/people/:id';
const OneId = z.object({ id: z.string() });

/** /api/admin/people: everybody with an account, and what an Admin does about them. */
export const peopleRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  const guarded = [requirePermission(isAdmin), requireRecentConfirmation(platform)];

  adminTable(app, {
    name: 'people',
    summary: 'Everybody with an account',
    query: PeopleQuery,
    row: PersonRow,
    columns: COLUMNS,
    asksAgain: platform,
    read: (actor, query, window) => listPeople(platform, actor, query, window),
    readAll: (actor, query) => exportPeople(platform, actor, query),
  });

  app.get(
    ONE,
    {
      onRequest: [requirePermission(isAdmin), requireRecentConfirmation(platform, READING_MINUTES)],
      schema: {
        tags: ['admin'],
        summary: 'One person',
        security: sessionSecurity,
        params: OneId,
        response: {
          200: PersonDetail,
          ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    (request) => getPerson(platform, requireActor(request), request.params.id),
  );

  app.put(
    `${ONE}/role`,
    {
      onRequest: guarded,
      schema: { ...change('Give a person another role'), body: ChangePersonRoleBody },
    },
    (request) => changePersonRole(platform, requireActor(request), request.params.id, request.body),
  );

  app.post(
    '/admin/role-requests/:id',
    {
      onRequest: guarded,
      schema: {
        ...change('Give a Customer the role that they asked for, or refuse it'),
        description: 'Either is mailed, with the reason of a refusal.',
        body: DecideRoleRequestBody,
      },
    },
    (request) =>
      decideRoleRequest(platform, requireActor(request), request.params.id, request.body),
  );

  app.post(
    `${ONE}/suspend`,
    {
      onRequest: guarded,
      schema: {
        ...change('Suspend a person'),
        description:
          'Every session ends, the listings are off the site, and the reason is mailed. Stays that are booked remain.',
        body: SuspendPersonBody,
      },
    },
    (request) => suspendPerson(platform, requireActor(request), request.params.id, request.body),
  );

  app.post(
    `${ONE}/lift-suspension`,
    { onRequest: guarded, schema: change('End a suspension') },
    (request) => liftSuspension(platform, requireActor(request), request.params.id),
  );

  app.post(
    `${ONE}/end-sessions`,
    { onRequest: guarded, schema: change('Log a person out everywhere') },
    (request) => endPersonSessions(platform, requireActor(request), request.params.id),
  );

  app.post(
    `${ONE}/send-reset`,
    {
      onRequest: guarded,
      schema: change('Mail a person a link to choose a new password'),
    },
    (request) => sendPersonReset(platform, requireActor(request), request.params.id),
  );

  app.post(
    `${ONE}/remove-factors`,
    {
      onRequest: guarded,
      schema: {
        ...change('Take away a person’s passkeys and codes'),
        description:
          'Every session ends and the person is mailed. From then on the password alone logs in.',
      },
    },
    (request) => removePersonFactors(platform, requireActor(request), request.params.id),
  );
};

/** What every change of a person has in the document: nobody changes themselves (409). */
const change = (summary: string) => ({
  tags: ['admin'],
  summary,
  security: sessionSecurity,
  params: OneId,
  response: {
    200: PersonResponse,
    ...errorResponses('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'),
  },
});

const COLUMNS: readonly CsvColumn<PersonRow>[] = [
  { heading: 'Id', of: ({ _id }) => _id },
  { heading: 'First name', of: ({ firstname }) => firstname },
  { heading: 'Last name', of: ({ lastname }) => lastname },
  { heading: 'Email', of: ({ email }) => email },
  { heading: 'Email confirmed', of: ({ emailConfirmedAt }) => emailConfirmedAt },
  { heading: 'Role', of: ({ role }) => role },
  { heading: 'Since', of: ({ createdAt }) => createdAt },
  { heading: 'Last login', of: ({ lastLoginAt }) => lastLoginAt },
  { heading: 'Listings', of: ({ listings }) => listings },
  { heading: 'Checked', of: ({ checks }) => checkedTexts(checks).join('; ') },
  { heading: 'Wants to be', of: ({ asksFor }) => asksFor?.role ?? null },
  { heading: 'Suspended', of: ({ suspended }) => suspended?.at ?? null },
  { heading: 'Reason', of: ({ suspended }) => suspended?.reason ?? null },
];
