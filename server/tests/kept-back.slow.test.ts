import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { vocabulary } from '#server/features/listings/public.ts';
import { carRow, photographed, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

/** Everyone, only the lister and Admins, or nobody. */
type Readers = 'everyone' | 'own' | 'nobody';

const AT = new Date('2026-11-01T10:00:00Z');
const kept = (moderation: string, approved_at: Date | null = null) => ({
  moderation,
  moderation_at: AT,
  paused_at: AT,
  pause_reason: 'moderation',
  approved_at,
});

/** The row of each state of a listing. */
const STATES: Readonly<Record<string, { readers: Readers; isListed?: true; row: object }>> = {
  live: { readers: 'everyone', isListed: true, row: {} },
  paused: { readers: 'everyone', row: { paused_at: AT, pause_reason: 'by-lister' } },
  unanswered: { readers: 'everyone', row: { paused_at: AT, pause_reason: 'unanswered' } },
  waiting: { readers: 'own', row: kept('waiting') },
  changed: { readers: 'own', row: kept('waiting', AT) },
  asked: { readers: 'own', row: kept('change-asked', AT) },
  refused: { readers: 'own', row: kept('refused') },
  hidden: { readers: 'own', row: kept('hidden', AT) },
  suspended: { readers: 'nobody', row: { deleted_at: AT, withheld: true } },
  deleted: { readers: 'nobody', row: { deleted_at: AT } },
};

interface Planted {
  kind: ListingKind;
  state: string;
  id: string;
  comment: string;
  photo: string;
  /** Hidden from anyone who may not read the listing. */
  secrets: string[];
  /** A word in its name; the words of its text and its comment begin alike. */
  word: string;
}

const planted: Planted[] = [];
let owner: TestPerson;
let admin: TestPerson;
/** Everyone who must not read hidden things. */
const strangers: Record<string, TestPerson | undefined> = { visitor: undefined };
let calls: { method: string; path: string; query: string[]; hasBody: boolean; isForm: boolean }[];

/** Meaningless words, unlike each other. */
const wordOf = (kind: ListingKind, index: number) =>
  `${kind === 'property' ? 'zavumo' : 'kelipo'}${'bdfghjklmn'[index]}ir`;

async function plant(kind: ListingKind, state: string, index: number): Promise<void> {
  const word = wordOf(kind, index);
  const [said, told] = [`${word}said`, `${word}told`];
  const details = { name: word, description: told, ...STATES[state]?.row };
  const writer = await signedInAs(efie.platform, 'Customer');
  const id =
    kind === 'property'
      ? await propertyRow(efie.platform, owner.id, { ...details, address: told })
      : await carRow(efie.platform, owner.id, details);
  const comment = uuid();
  if (kind === 'property') {
    const insert = 'insert into comments (id, listing_id, user_id, body) values ($1, $2, $3, $4)';
    await efie.connection.pool.query(insert, [comment, id, writer.id, said]);
  }
  const other =
    kind === 'property'
      ? { property: id, car: await carRow(efie.platform, owner.id, { deleted_at: AT }) }
      : { property: await propertyRow(efie.platform, owner.id, { deleted_at: AT }), car: id };
  await photographed(efie.platform, other);
  const { rows } = await efie.connection.pool.query(
    'select photo_key from listing_photos where listing_id = $1',
    [id],
  );
  const photo = rows[0].photo_key;
  planted.push({ kind, state, id, comment, photo, word, secrets: [word, told, said, photo] });
}

beforeAll(async () => {
  const { platform } = efie;
  owner = await signedInAs(platform, 'Agent');
  admin = await signedInAs(platform, 'Admin');
  strangers.customer = await signedInAs(platform, 'Customer');
  strangers.agent = await signedInAs(platform, 'Agent');
  strangers.unconfirmed = await signedInAs(platform, 'Agent', { emailConfirmed: false });
  for (const [index, state] of Object.keys(STATES).entries()) {
    await plant('property', state, index);
    await plant('car', state, index);
  }
  await vocabulary.count(platform.db);
  const { paths } = (await efie.app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])),
      hasBody: requestBody !== undefined,
      isForm: requestBody !== undefined && 'multipart/form-data' in requestBody.content,
    })),
  );
});

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, unknown> };
}

const readersOf = ({ state }: Planted) => STATES[state]?.readers;
const isListed = ({ state }: Planted) => STATES[state]?.isListed ?? false;

interface Asked {
  method?: string;
  url: string;
  payload?: object;
}

/** Everything in a response that could contain a secret. */
async function responseTo({ method = 'GET', url, payload }: Asked, who: TestPerson | undefined) {
  const { body, headers, statusCode } = await efie.app.inject({
    method: method as 'GET',
    url,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  });
  return { statusCode, all: `${JSON.stringify(headers)} ${body}` };
}

/** Lists the secrets among `of` that a response contains, worded for a failure. */
const leaked = (asked: Asked, by: string, all: string, of: readonly Planted[], but = '') =>
  of.flatMap(({ kind, state, secrets }) =>
    secrets
      .filter((secret) => secret !== but && all.includes(secret))
      .map(
        (secret) => `${asked.method ?? 'GET'} ${asked.url} as ${by}: ${secret} (${state} ${kind})`,
      ),
  );

/** Valid bodies for the writing calls about a listing; without one, a call would be refused for its body. */
const BODIES: Readonly<Record<string, (of: Planted) => object>> = {
  'POST /api/properties/{id}/comments': () => ({ comment: 'Lovely.' }),
  'POST /api/comments': ({ id }) => ({ propertyId: id, comment: 'Lovely.' }),
  'POST /api/bookings': ({ id }) => ({
    propertyId: id,
    fullName: 'Esi Owusu',
    email: 'esi@guests.test',
    phoneNumber: '0245556677',
    checkIn: daysAhead(40),
    checkOut: daysAhead(42),
  }),
  'POST /api/properties/{id}/enquiries': () => ENQUIRY,
  'POST /api/cars/{id}/enquiries': () => ENQUIRY,
  'PUT /api/User/favourites/{kind}/{id}': () => ({ note: 'Nice.' }),
  'POST /api/User/favourites': ({ kind, id }) => ({ favourites: [{ kind, listingId: id }] }),
  'PUT /api/User/shared-list': () => ({ withNotes: true }),
  'POST /api/views': ({ id }) => ({ listings: [id] }),
  'POST /api/reports': ({ kind, id }) => ({ kind, id, reason: 'gone', details: '' }),
};
const ENQUIRY = { message: 'May I see it?', phoneNumber: '0245556677' };
const daysAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const filled = (path: string, { kind, id, comment }: Planted, person: string) =>
  path
    .replace('/listers/{id}', `/listers/${person}`)
    .replace('{kind}', kind)
    .replace('{commentId}', comment)
    .replace('{number}', '1')
    .replaceAll(/\{\w+\}/g, id);

/** Ways to request a listing, or lists that may contain it, and the word of the query that is repeated in the response. */
function questionsOf(path: string, query: readonly string[], one: Planted) {
  const url = filled(path, one, owner.id);
  const questions: { url: string; word: string }[] = [];
  if (path.includes('{')) questions.push({ url, word: '' });
  if (query.includes('ids')) questions.push({ url: `${url}?ids=${one.id}`, word: '' });
  if (query.includes('search')) {
    const misspelt = `${one.word.slice(0, -2)}${one.word.at(-1)}${one.word.at(-2)}`;
    questions.push({ url: `${url}?search=${one.word}`, word: one.word });
    questions.push({ url: `${url}?search=${misspelt}`, word: '' });
    questions.push({ url: `${url}?search=${one.word.slice(0, 8)}`, word: '' });
  }
  return questions;
}

describe('a listing that is not live', () => {
  test('can be read by its lister and Admins, or by everyone where its state allows', async () => {
    for (const one of planted) {
      const url = `/api/${KINDS[one.kind].list}/${one.id}`;
      const may = (who: 'own' | 'others') =>
        readersOf(one) === 'everyone' || (who === 'own' && readersOf(one) === 'own') ? 200 : 404;
      for (const who of [owner, admin]) {
        expect((await responseTo({ url }, who)).statusCode, one.state).toBe(may('own'));
        expect((await responseTo({ url: `${url}/similar` }, who)).statusCode).toBe(may('own'));
        if (one.kind === 'car') continue;
        const comments = await responseTo({ url: `${url}/comments` }, who);
        expect([comments.statusCode, comments.all.includes(`${one.word}said`)], one.state).toEqual(
          may('own') === 200 ? [200, true] : [404, false],
        );
        expect((await responseTo({ url: `${url}/booked-dates` }, who)).statusCode).toBe(may('own'));
      }
      for (const who of Object.values(strangers)) {
        const { statusCode, all } = await responseTo({ url }, who);
        expect([statusCode, all.includes(one.photo)], one.state).toEqual(
          may('others') === 200 ? [200, true] : [404, false],
        );
      }
      const list = await responseTo(
        { url: `${url.replace(/\/[^/]+$/, '')}?exact=1&search=${one.word}` },
        undefined,
      );
      expect(list.all.includes(one.photo), one.state).toBe(isListed(one));
      expect(list.all).toContain(`"x-total-count":"${isListed(one) ? 1 : 0}"`);
    }
  });

  test('gives no word and no photo to others, whichever call they make', async () => {
    const found: string[] = [];
    for (const [by, who] of Object.entries(strangers)) {
      const ask = async (asked: Asked, of: readonly Planted[], but = '') => {
        const { statusCode, all } = await responseTo(asked, who);
        // A failure would not show who has access.
        if (statusCode >= 500) throw new Error(`${asked.method} ${asked.url} as ${by}: ${all}`);
        found.push(...leaked(asked, by, all, of, but));
      };
      const secret = planted.filter((one) => readersOf(one) !== 'everyone');
      for (const { method, path, hasBody, isForm } of calls) {
        const isOfSession = /^\/api\/(auth|User\/(password|sessions|deletion|email))/.test(path);
        if (method === 'GET' || isOfSession || isForm) continue;
        const body = BODIES[`${method} ${path}`];
        for (const one of body || path.includes('{') ? secret : secret.slice(0, 1)) {
          const url = filled(path, one, owner.id);
          const payload = hasBody ? { payload: body?.(one) ?? {} } : {};
          await ask(
            { method, url, ...payload },
            planted.filter((other) => secret.includes(other)),
          );
        }
      }
      for (const { method, path, query } of calls) {
        if (method !== 'GET') continue;
        const url = path.includes('{') ? [] : [path, `${path}?limit=100`];
        const unlisted = planted.filter((one) => !isListed(one));
        for (const every of url) await ask({ url: every }, unlisted);
        for (const one of planted) {
          for (const { url, word } of questionsOf(path, query, one)) {
            // Unlisted things that can be read by id are requested by id.
            const others = unlisted.filter(
              (other) => other !== one || readersOf(one) !== 'everyone',
            );
            await ask({ url }, others, word);
          }
        }
      }
    }
    expect([...new Set(found)]).toEqual([]);
  }, 600_000);

  test('appears in no file for search engines', async () => {
    for (const one of planted) {
      const file = KINDS[one.kind].list;
      const sitemap = await efie.app.inject(`/sitemaps/${file}-${one.id}.xml`);
      expect(sitemap.body.includes(one.id), one.state).toBe(isListed(one));
    }
  });
});
