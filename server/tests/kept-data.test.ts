import { glob, readFile } from 'node:fs/promises';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { KEPT_DATA, type KeptData } from '#domain/privacy/kept-data.ts';
import { LIVES, type LifeName, lifeInWords, lifeMs } from '#domain/privacy/lives.ts';
import { jobGroups } from '#server/jobs.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { carRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const NOW = new Date('2026-11-21T12:00:00Z');
let ama: TestPerson;

beforeAll(async () => {
  efie.setNow(NOW);
  ama = await signedInAs(efie.platform, 'Agent');
});

const sql = async (statement: string, ...values: unknown[]) =>
  (await efie.connection.pool.query(statement, values)).rows;
const jobOf = ({ removedBy }: KeptData) =>
  typeof removedBy === 'object' ? removedBy.job : undefined;

/** Creates something at a given moment, and checks whether it is still there. */
interface Kept {
  make(id: string, began: Date): Promise<unknown>;
  isThere(id: string): Promise<boolean>;
}

const hash = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const ends = (began: Date, life: LifeName) => new Date(began.getTime() + lifeMs(life));
const found = async (statement: string, value: unknown) => (await sql(statement, value)).length > 0;

const inTable = (
  table: string,
  column: string,
  make: Kept['make'],
  key = (id: string): unknown => id,
) => ({
  make,
  isThere: (id: string) => found(`select from ${table} where ${column} = $1`, key(id)),
});

const session = (columns: (began: Date) => { expires: Date; seen: Date }) =>
  inTable('sessions', 'id', (id, began) => {
    const { expires, seen } = columns(began);
    return sql(
      'insert into sessions (id, user_id, expires_at, last_seen_at) values ($1, $2, $3, $4)',
      id,
      ama.id,
      expires,
      seen,
    );
  });

/** An approved verification of a new person. */
async function verification(id: string, { decided, expires }: { decided: Date; expires: Date }) {
  const { id: owner } = await signedInAs(efie.platform, 'Customer');
  await sql(
    `insert into verifications (id, user_id, kind, state, number, fingerprint, expires_on, checked_name, created_at, decided_at)
     values ($1, $2, 'ghana-card', 'approved', '', $3, $4, 'Ama', $5, $5)`,
    id,
    owner,
    hash(id),
    expires.toISOString().slice(0, 10),
    decided,
  );
}

const emailLink = (life: LifeName, purpose: string) =>
  inTable(
    'email_links',
    'token_hash',
    (id, began) =>
      sql(
        'insert into email_links (token_hash, user_id, purpose, email, expires_at) values ($1, $2, $3, $4, $5)',
        hash(id),
        ama.id,
        purpose,
        'a@efie.test',
        ends(began, life),
      ),
    hash,
  );

/** For each retention period, data that shows that the jobs keep it; the trash has tests of its own (media/lifecycle/sweep-media.slow.test.ts). */
const CASES: Record<Exclude<LifeName, 'mediaTrash' | 'auditLog'>, Kept> = {
  unusedSession: session((began) => ({ expires: ends(NOW, 'session'), seen: began })),
  session: session((began) => ({ expires: ends(began, 'session'), seen: NOW })),
  resetLink: inTable(
    'password_resets',
    'token_hash',
    (id, began) =>
      sql(
        'insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, $3)',
        hash(id),
        ama.id,
        ends(began, 'resetLink'),
      ),
    hash,
  ),
  signInStep: inTable(
    'sign_in_steps',
    'token_hash',
    (id, began) =>
      sql(
        `insert into sign_in_steps (token_hash, purpose, expires_at) values ($1, 'login-passkey', $2)`,
        hash(id),
        ends(began, 'signInStep'),
      ),
    hash,
  ),
  unconfirmedAuthenticator: {
    async make(id, began) {
      const { id: owner } = await signedInAs(efie.platform, 'Customer');
      await sql('insert into authenticators values ($1, $2, 0, $3)', owner, hash(id), began);
    },
    isThere: (id) => found('select from authenticators where secret = $1', hash(id)),
  },
  confirmLink: emailLink('confirmLink', 'confirm'),
  undoLink: emailLink('undoLink', 'undo'),
  leaving: {
    async make(id, began) {
      await signedInAs(efie.platform, 'Customer', { email: `${id}@efie.test` });
      await sql('update users set leaving_since = $2 where email = $1', `${id}@efie.test`, began);
    },
    isThere: (id) => found('select from users where email = $1', `${id}@efie.test`),
  },
  upload: inTable('uploads', 'id', (id, began) =>
    sql(
      `insert into uploads (id, user_id, kind, bytes, created_at, expires_at) values ($1, $2, 'photo', 1, $3, $4)`,
      id,
      ama.id,
      began,
      ends(began, 'upload'),
    ),
  ),
  ownArchive: {
    async make(id, began) {
      const person = await signedInAs(efie.platform, 'Customer');
      await sql(
        'insert into own_archives (id, user_id, asked_at, ready_at, bytes, expires_at) values ($1, $2, $3, $3, 1, $4)',
        id,
        person.id,
        began,
        ends(began, 'ownArchive'),
      );
    },
    isThere: (id) => found('select from own_archives where id = $1', id),
  },
  deletedListingMedia: {
    async make(id, began) {
      const key = id.replaceAll('-', '');
      await sql(
        `insert into photos (key, mime, bytes, width, height) values ($1, 'image/jpeg', 1, 1, 1)`,
        key,
      );
      const car = await carRow(efie.platform, ama.id, { deleted_at: began });
      await sql(
        'insert into listing_photos (listing_id, position, photo_key) values ($1, 0, $2)',
        car,
        key,
      );
    },
    isThere: (id) =>
      found('select from listing_photos where photo_key = $1', id.replaceAll('-', '')),
  },
  idempotencyKey: inTable(
    'idempotency_keys',
    'id',
    (id, began) => sql('insert into idempotency_keys values ($1, $1, $2, $3)', hash(id), id, began),
    hash,
  ),
  contactReveal: inTable('contact_reveals', 'listing_id', (id, began) =>
    sql(
      'insert into contact_reveals (user_id, day, listing_id) values ($1, $2, $3)',
      ama.id,
      new Date(began.getTime() + lifeMs('contactReveal')).toISOString().slice(0, 10),
      id,
    ),
  ),
  viewSource: inTable('view_sources', 'listing_id', (id, began) =>
    sql(
      'insert into view_sources (day, listing_id, source, views) values ($1, $2, $3, 1)',
      new Date(began.getTime() + lifeMs('viewSource')).toISOString().slice(0, 10),
      id,
      hash(id),
    ),
  ),
  limitCounter: inTable('rate_limits', 'key', (id, began) =>
    sql('insert into rate_limits values ($1, 1, $2)', id, ends(began, 'limitCounter').getTime()),
  ),
  contactMessage: inTable('contact_messages', 'id', (id, began) =>
    sql(`insert into contact_messages values ($1, 'Esi', 'e@efie.test', 'Hello', $2)`, id, began),
  ),
  checkedDocument: {
    async make(id, began) {
      await verification(id, { decided: began, expires: ends(NOW, 'session') });
      await sql(`insert into verification_documents values ($1, 1, '')`, id);
    },
    isThere: (id) => found('select from verification_documents where verification_id = $1', id),
  },
  waitingDocument: {
    async make(id, began) {
      await verification(id, { decided: began, expires: ends(NOW, 'session') });
      await sql(`update verifications set state = 'waiting', decided_at = null where id = $1`, id);
    },
    isThere: (id) => found(`select from verifications where id = $1 and state = 'waiting'`, id),
  },
  expiredNumber: {
    make: (id, began) => verification(id, { decided: began, expires: began }),
    isThere: (id) => found('select from verifications where id = $1 and number is not null', id),
  },
  unfoundSearch: inTable('unfound_searches', 'words', (id, began) =>
    sql('insert into unfound_searches (week, words, count) values ($2::date, $1, 1)', id, began),
  ),
  failedJob: {
    async make(id, began) {
      await sql(
        `select graphile_worker.add_job('given-up', json_build_object('id', $1::text), run_at => $2, max_attempts => 1)`,
        id,
        began,
      );
      await sql(
        `update graphile_worker._private_jobs set attempts = 1, last_error = 'no', updated_at = $2
          where payload->>'id' = $1`,
        id,
        began,
      );
    },
    isThere: (id) =>
      found(`select from graphile_worker._private_jobs where payload->>'id' = $1`, id),
  },
};

describe('the data stored about people', () => {
  const specs = () =>
    jobGroups(
      efie.platform,
      createMailer({
        smtpUrl: undefined,
        from: '',
        outbox: efie.dataDir,
        log: createLog('silent'),
      }),
    ).flatMap((group) => group.specs);

  test('is deleted by each job that the privacy page promises, on a schedule', () => {
    const scheduled = new Map(specs().map(({ name, schedule }) => [name, schedule]));
    for (const kept of KEPT_DATA) {
      const job = jobOf(kept);
      if (job) expect(scheduled.get(job), `${kept.what}: ${job}`).toBeTruthy();
    }
  });

  test('is described on the page for every job that deletes', () => {
    const promised = new Set(KEPT_DATA.map(jobOf));
    const forgetting = specs()
      .map(({ name }) => name)
      .filter((name) => /^(forget|purge|sweep|release|leave)/.test(name));
    expect(forgetting.filter((name) => !promised.has(name))).toEqual([]);
  });

  test('has every storage time on the page, in the words of the table', () => {
    const said = new Set(KEPT_DATA.flatMap(({ lives }) => lives));
    expect([...said].sort()).toEqual(Object.keys(LIVES).sort());
    for (const { howLong, lives } of KEPT_DATA) {
      for (const life of lives) expect(howLong).toContain(lifeInWords(life));
    }
  });

  test.each(Object.entries(CASES))(
    '%s is deleted once its time is over and not before',
    async (life, kept) => {
      const [young, old] = [uuid(), uuid()];
      const age = lifeMs(life as LifeName);
      await kept.make(young, new Date(NOW.getTime() - age + 30_000));
      await kept.make(old, new Date(NOW.getTime() - age - 24 * 3_600_000));
      const job = KEPT_DATA.find(({ lives }) => lives.includes(life as LifeName));
      await sql(`select graphile_worker.add_job($1)`, job && jobOf(job));

      await efie.runJobs();

      expect([await kept.isThere(young), await kept.isThere(old)]).toEqual([true, false]);
    },
  );

  test('is counted by no limit for longer than the page says', async () => {
    for await (const file of glob('server/features/*/limits.ts')) {
      for (const [, product = ''] of (await readFile(file, 'utf8')).matchAll(
        /seconds: ([\d *]+)/g,
      )) {
        const seconds = product.split('*').reduce((so, factor) => so * Number(factor), 1);
        expect(seconds * 1000, file).toBeLessThanOrEqual(lifeMs('limitCounter'));
      }
    }
  });

  test('leaves the audit log after the time that the page says and operators are told', async () => {
    const operating = await readFile('docs/operating.md', 'utf8');
    expect(operating).toContain(
      `delete from audit.log where at < now() - interval '${lifeInWords('auditLog')}'`,
    );
  });

  test('has no storage time of its own where it goes with the account', () => {
    for (const { removedBy, lives } of KEPT_DATA) {
      if (removedBy === 'account') expect(lives).toEqual([]);
    }
  });
});
