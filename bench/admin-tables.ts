import { v7 as uuid } from 'uuid';
import { createApp } from '#server/app.ts';
import { createUser, openSession } from '#server/features/accounts/public.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { addAdminRows } from './admin-rows.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform } from './list-latency.ts';
import { median } from './statistics.ts';

const FEW_ROWS = 10_000;
const MANY_ROWS = 1_000_000;
const ROUNDS = 15;

/** Counts what came in half a year instead of reading a page: a statement has 5 s. */
const OVERVIEW = 'the overview of 90 days';

/** How the tables of Admins are opened, by what is hard about it. */
const OPENED = {
  people: 'people',
  'people of a rare name': 'people?search=kofi9999%40',
  'people of a frequent name': 'people?search=mensah',
  'people by last login': 'people?sort=last-login',
  'the people who are verified': 'people?state=verified',
  'the people of page 400': 'people?page=400',
  'the audit log': 'audit-log',
  'one event of it': 'audit-log?event=price-changed',
  'a day of it': 'audit-log?from=2026-01-02&to=2026-01-02',
  'what one person did': 'audit-log?search=kofi9999%40',
  'the comments': 'comments',
  'comments with a rare word': 'comments?search=word9999%20',
  'the jobs that failed': 'failed-jobs',
  'the bookings': 'bookings',
  'the bookings by check-in': 'bookings?sort=check-in',
  'the stays under way': 'bookings?state=under-way',
  'the stays of a week': 'bookings?from=2020-01-01&to=2020-01-07',
  'the bookings of a rare guest': 'bookings?search=kofi9999%20',
  'the bookings of a frequent guest': 'bookings?search=mensah',
  'the bookings of a property': 'bookings?search=labone%2098',
  'the contact messages': 'contact-messages',
  'those to answer': 'contact-messages?state=open',
  'a message with a rare word': 'contact-messages?search=word9999%20',
  'the relocation requests': 'relocation-requests',
  'those of a region': 'relocation-requests?region=Ahafo',
  'the request of a rare driver': 'relocation-requests?search=driver9999%20',
  'the reported conversations': 'reported-conversations',
  'those for one reason': 'reported-conversations?reason=spam',
  'those of a rare person': 'reported-conversations?search=kofi9999%40',
  'the reports': 'reports',
  'the reports of a rare name': 'reports?search=place9999%20',
  'the moderation': 'moderation',
  'a rare name in it': 'moderation?search=car9999%20',
  'the listings with unusual prices': 'moderation?because=far-price',
  'those with similar photos': 'moderation?because=similar-photos',
  'the requests to be verified': 'verifications',
  'the approved ones of a rare person': 'verifications?state=approved&search=kofi9999%40',
  [OVERVIEW]: 'overview?days=90',
} as const;

/** Milliseconds to open each table of Admins and the overview, in process, with few rows and with many. */
export async function measureAdminTables(many = MANY_ROWS): Promise<[string, string, string][]> {
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
        const response = await app.inject({
          url: `/api/admin/${path}`,
          headers: { authorization },
        });
        if (response.statusCode !== 200)
          throw new Error(`${path} responded with ${response.statusCode}`);
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
    await addAdminRows(connection, 1, FEW_ROWS);
    const withFew = await openAll();
    await addAdminRows(connection, FEW_ROWS + 1, many);
    const withMany = await openAll();
    await app.close();
    return [...withFew].map(([what, before]) => {
      const after = withMany.get(what) ?? Number.NaN;
      return [
        `an Admin opens ${what}, 10,000 and ${many.toLocaleString('en')} rows, median`,
        `${before.toFixed(1)} and ${after.toFixed(1)} ms`,
        what === OVERVIEW ? '≤ 5 s' : '≤ twice',
      ];
    });
  } finally {
    await postgres.stop();
  }
}
