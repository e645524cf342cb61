import { describe, expect, test } from 'vitest';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const url = '/api/admin/failed-jobs';

const call = (method: 'GET' | 'POST', path: string, headers = {}) =>
  efie.app.inject({ method, url: path, headers });

/** A mail that the mail server refused, a given number of times. */
async function refusedMail(subject: string, attempts: number): Promise<string> {
  await queueMail(efie.platform.db, {
    to: 'esi@guests.test',
    subject,
    text: 'https://efie.test/reset-password/secret-token',
    html: '<p>secret-token</p>',
  });
  const { rows } = await efie.connection.pool.query(
    `update graphile_worker._private_jobs set attempts = $2, last_error = 'ECONNREFUSED', run_at = now() + interval '1 hour'
    where payload ->> 'subject' = $1 returning id::text`,
    [subject, attempts],
  );
  return rows[0].id;
}

describe('failed jobs', () => {
  test('are for Admins only', async () => {
    const id = await refusedMail('Forbidden', 25);
    const { headers } = await signedInAs(efie.platform, 'Agent');
    for (const [method, path] of [
      ['GET', url],
      ['GET', `${url}.csv`],
      ['POST', `${url}/${id}/try-again`],
    ] as const) {
      expect((await call(method, path)).statusCode).toBe(401);
      expect((await call(method, path, headers)).statusCode).toBe(403);
    }
  });

  // §2.21/33
  test('are listed with the reason, and never with the text of an email', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const givenUp = await refusedMail('Given up', 25);
    const waiting = await refusedMail('Waiting', 3);
    await addJob(efie.platform.db, { name: 'never-failed', maxAttempts: 25 }, {});
    const listed = await call('GET', `${url}?search=guests.test`, headers);
    expect(listed.payload).not.toContain('secret-token');
    const file = await call('GET', `${url}.csv`, headers);
    expect(file.payload).toContain('ECONNREFUSED');
    expect(file.payload).not.toContain('secret-token');
    const find = async (query: string) =>
      (await call('GET', `${url}?${query}`, headers)).json().map(({ _id }: { _id: string }) => _id);
    expect(await find('search=given')).toEqual([givenUp]);
    expect(await find('state=waiting')).toEqual([waiting]);
    expect(await find('search=never-failed')).toEqual([]);
    expect((await call('GET', `${url}?search=given`, headers)).json()[0]).toMatchObject({
      task: 'send-mail',
      mail: { to: 'esi@guests.test', subject: 'Given up' },
      reason: 'ECONNREFUSED',
      nextTryAt: null,
    });
    expect((await call('GET', `${url}?state=lost`, headers)).statusCode).toBe(400);
  });

  // §2.21/33
  test('can be tried again, which the audit log records', async () => {
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const id = await refusedMail('Sent at last', 25);
    expect((await call('POST', `${url}/${id}/try-again`, headers)).statusCode).toBe(200);
    await efie.runJobs();
    const mails = await efie.outbox.to('esi@guests.test');
    expect(mails.join()).toContain('Sent at last');
    for (const gone of [id, '0', 'x', '99999999999999999999']) {
      expect((await call('POST', `${url}/${gone}/try-again`, headers)).statusCode).toBe(404);
    }
    const [entry] = (
      await call('GET', '/api/admin/audit-log?event=job-tried-again', headers)
    ).json();
    expect(entry.reason).toBe(`send-mail ${id}`);
  });
});
