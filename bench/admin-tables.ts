import { v7 as uuid } from 'uuid';
import { createApp } from '#server/app.ts';
import { createUser, openSession } from '#server/features/accounts/public.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform } from './list-latency.ts';
import { median } from './statistics.ts';

const FEW_ROWS = 10_000;
const MANY_ROWS = 1_000_000;
const ROUNDS = 15;

/** How the tables of Admins are opened, by what is hard about it. */
const OPENED = {
  people: 'people',
  'people of a rare name': 'people?search=kofi9999%40',
  'people of a frequent name': 'people?search=mensah',
  'people by last login': 'people?sort=last-login',
  'the people of page 400': 'people?page=400',
  'the audit log': 'audit-log',
  'one event of it': 'audit-log?event=price-changed',
  'a day of it': 'audit-log?from=2026-01-02&to=2026-01-02',
  'what one person did': 'audit-log?search=kofi9999%40',
  'the comments': 'comments',
  'comments with a rare word': 'comments?search=word9999%20',
  'the jobs that failed': 'failed-jobs',
} as const;

/** Milliseconds to open each table of Admins, in process, with few rows and with many. */
export async function measureAdminTables(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(1_000);
    const platform = benchPlatform(connection);
    const app = await createApp(platform);
    const admin = { id: uuid(), role: 'Admin' } as const;
    await createUser(platform.db, {
      ...admin,
      email: 'admin@bench.example',
      password: 'none',
      firstname: 'Esi',
      lastname: 'Admin',
      phoneNumber: '+233244000000',
      location: 'Accra',
      emailConfirmed: true,
    });
    const authorization = `Bearer ${await openSession(platform, platform.db, admin)}`;
    const open = async (path: string) => {
      const times: number[] = [];
      for (let round = -2; round < ROUNDS; round += 1) {
        const start = performance.now();
        const answer = await app.inject({
          url: `/api/admin/${path}`,
          headers: { authorization },
        });
        if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
        if (round >= 0) times.push(performance.now() - start);
      }
      return median(times);
    };
    // The kind of job has its row once there is a job of it.
    await addJob(platform.db, { name: 'send-mail', maxAttempts: 25 }, {});
    const openAll = async () => {
      const figures = new Map<string, number>();
      for (const [what, path] of Object.entries(OPENED)) figures.set(what, await open(path));
      return figures;
    };
    await addRows(connection, 1, FEW_ROWS);
    const few = await openAll();
    await addRows(connection, FEW_ROWS + 1, MANY_ROWS);
    const many = await openAll();
    await app.close();
    return [...few].map(([what, before]) => {
      const after = many.get(what) ?? Number.NaN;
      return [
        `an Admin opens ${what}, 10,000 and 1,000,000 rows, median`,
        `${before.toFixed(1)} and ${after.toFixed(1)} ms`,
        '≤ twice',
      ];
    });
  } finally {
    await postgres.stop();
  }
}

/** People, entries of the audit log and jobs that failed, numbered from one to another. */
async function addRows({ pool }: DatabaseConnection, from: number, to: number): Promise<void> {
  for (const statement of ROWS) await pool.query(statement, [from, to]);
  await pool.query('analyze');
}

/** The UUID of version 7 of the n-th minute of 2025 and after. */
const ID = `(lpad(to_hex((1735689600000 + n::bigint * 60000)), 12, '0') || '7' || substr(md5(n::text), 1, 3)
  || '8' || substr(md5(n::text), 4, 15))::uuid`;

const ROWS = [
  `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location, created_at, last_login_at)
   select ${ID}, 'kofi' || n || '@bench.example', 'none',
     (array['Customer', 'Customer', 'Agent', 'Property Owner'])[1 + n % 4],
     (array['Ama', 'Kofi', 'Esi', 'Yaw'])[1 + n % 4] || n, (array['Mensah', 'Owusu', 'Boateng'])[1 + n % 3],
     '+233244000000', 'Accra', now(), case when n % 3 = 0 then now() - n * interval '1 minute' end
   from generate_series($1::int, $2::int) n`,
  `insert into audit.log (id, at, event, actor_id, subject_kind, subject_id, address, device, before, after)
   select ${ID}, to_timestamp(1735689600 + n::bigint * 60),
     (array['login', 'login', 'login-failed', 'price-changed', 'refused'])[1 + n % 5], p.id, 'person', p.id,
     '203.0.113.' || n % 250, 'Mozilla/5.0 (Linux; Android 14) Chrome/131', '{"price": 100}', '{"price": 200}'
   from generate_series($1::int, $2::int) n
   join lateral (select ${ID.replaceAll('n::', '(1 + n % 10000)::')} as id) p on true`,
  `insert into comments (id, property_id, user_id, body, created_at)
   select ${ID}, p.id, u.id, 'A quiet place, word' || n || ' and good water.', now()
   from generate_series($1::int, $2::int) n
   cross join (select id from properties limit 1) p cross join (select id from users limit 1) u`,
  `insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, last_error)
   select t.id, json_build_object('to', 'kofi' || n || '@bench.example', 'subject', 'Mail ' || n), 25, 25, 'ECONNREFUSED'
   from generate_series($1::int, $2::int) n
   cross join graphile_worker._private_tasks t where t.identifier = 'send-mail'`,
];
