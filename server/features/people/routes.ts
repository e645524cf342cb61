import type { FastifyInstance } from 'fastify';
import { peopleCalls, peopleTable } from '#domain/people/calls.ts';
import { PEOPLE_TABLE } from '#domain/people/people-table.ts';
import { adminTable } from '#server/platform/http/calls/admin-table.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getPerson } from './change-person.ts';
import { changePersonRole } from './change-person-role.ts';
import { decideRoleRequest } from './decide-role-request.ts';
import { endPersonSessions, removePersonFactors, sendPersonReset } from './help-person.ts';
import { exportPeople, listPeople } from './list-people.ts';
import { liftSuspension, suspendPerson } from './suspend-person.ts';

/** /api/admin/people: everyone with an account, and an Admin's acts on them. */
export async function peopleRoutes(
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> {
  adminTable(app, platform, PEOPLE_TABLE, peopleTable, {
    read: (actor, query, window) => listPeople(platform, actor, query, window),
    readAll: (actor, query) => exportPeople(platform, actor, query),
  });

  const serve = serveCalls(app, platform, peopleCalls);

  serve('GET /api/admin/people/:id', (request) =>
    getPerson(platform, requireActor(request), request.params.id),
  );

  serve('PUT /api/admin/people/:id/role', (request) =>
    changePersonRole(platform, requireActor(request), request.params.id, request.body),
  );

  serve('POST /api/admin/role-requests/:id', (request) =>
    decideRoleRequest(platform, requireActor(request), request.params.id, request.body),
  );

  serve('POST /api/admin/people/:id/suspend', (request) =>
    suspendPerson(platform, requireActor(request), request.params.id, request.body),
  );

  serve('POST /api/admin/people/:id/lift-suspension', (request) =>
    liftSuspension(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/admin/people/:id/end-sessions', (request) =>
    endPersonSessions(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/admin/people/:id/send-reset', (request) =>
    sendPersonReset(platform, requireActor(request), request.params.id),
  );

  serve('POST /api/admin/people/:id/remove-factors', (request) =>
    removePersonFactors(platform, requireActor(request), request.params.id),
  );
}
