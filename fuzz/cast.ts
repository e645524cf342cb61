import { openSession } from '#server/features/accounts/public.ts';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { uploadedFile } from '#server/testing/resumable.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { CALLERS, type CallerName } from './calls.ts';

/** The app under test, with a database of its own. */
export type FuzzedApp = Pick<TestApp, 'app' | 'platform' | 'connection'>;

/** Calls between checks of what still exists: calls delete, too. */
const LOOK_EVERY = 100;

const IDS: Readonly<Record<string, string>> = {
  property: `(select id from listings where deleted_at is null and status = 'available'
    and property_type = 'Short-Stay' order by id desc limit 7)
    union all (select id from listings where kind = 'property' order by id desc limit 5)`,
  car: `select id from listings where kind = 'car' order by deleted_at nulls first, id desc limit 12`,
  booking: 'select id from bookings order by id desc limit 12',
  comment: 'select id from comments order by id desc limit 12',
  commented: 'select listing_id as id from comments order by id desc limit 12',
  upload: 'select id from uploads order by id desc limit 12',
  user: 'select id from users order by id limit 12',
  photo: 'select key as id from photos order by key limit 12',
  email: 'select email as id from users order by id limit 12',
};

/** The callers, and the things to call about. */
export class Cast {
  readonly #efie: FuzzedApp;
  readonly #people = new Map<CallerName, TestPerson>();
  readonly #ids = new Map<string, string[]>();
  #calls = 0;

  constructor(efie: FuzzedApp) {
    this.#efie = efie;
  }

  tokenOf(caller: CallerName): string | undefined {
    if (caller === 'visitor') return undefined;
    return this.#people.get(caller)?.token ?? 'a-token.that-we.never-gave';
  }

  /** Replaces `@kind:n` by known ids. */
  resolved(text: string): string {
    return text.replace(/@([a-z]+):(\d+)/g, (whole, kind: string, n: string) => {
      const ids = this.#ids.get(kind) ?? [];
      return ids.length > 0
        ? (ids[Number(n) % ids.length] ?? whole)
        : '018f0000-0000-7000-8000-000000000000';
    });
  }

  /** Before each call: provides listings, and resets limits. */
  async ready(): Promise<void> {
    const { pool } = this.#efie.connection;
    if (this.#calls++ % LOOK_EVERY === 0) {
      if (this.#people.size === 0) await this.#signIn();
      await this.#list();
    }
    await pool.query('delete from rate_limits');
  }

  /** After a call that may have ended a session, for example a logout: starts a new one. */
  async renew(caller: CallerName): Promise<void> {
    const person = this.#people.get(caller);
    if (!person) return;
    const { platform } = this.#efie;
    const token = await openSession(platform, platform.db, person);
    this.#people.set(caller, { ...person, token, headers: { authorization: `Bearer ${token}` } });
  }

  /** Someone with a session that no call has ended. */
  async #signedIn(caller: CallerName): Promise<TestPerson> {
    await this.renew(caller);
    const person = this.#people.get(caller);
    if (!person) throw new Error(`nobody plays ${caller}`);
    return person;
  }

  async #signIn(): Promise<void> {
    for (const caller of CALLERS) {
      if (caller === 'visitor' || caller === 'stranger') continue;
      const email = `${caller.replace(' ', '-').toLowerCase()}@fuzz.example`;
      this.#people.set(caller, await signedInAs(this.#efie.platform, caller, { email }));
    }
  }

  async #list(): Promise<void> {
    const { pool } = this.#efie.connection;
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from listings where kind = 'property' and deleted_at is null`,
    );
    for (const lister of ['Agent', 'Property Owner'] as const) {
      const person = await this.#signedIn(lister);
      if ((rows[0]?.count ?? 0) >= 6) continue;
      await uploadedProperty(this.#efie, person, {}, [
        await jpegPhoto(1, { width: 320, height: 240 }),
      ]);
      await uploadedProperty(this.#efie, person, {
        propertyType: 'PropertySales',
        saleType: 'Land',
      });
    }
    const customer = await this.#signedIn('Customer');
    await uploadedCar(this.#efie, customer);
    const photo = await jpegPhoto(2, { width: 320, height: 240 });
    await uploadedFile(this.#efie, customer, 'photo', photo);
    for (const [kind, query] of Object.entries(IDS)) {
      const found = await pool.query<{ id: string }>(query);
      this.#ids.set(
        kind,
        found.rows.map(({ id }) => id),
      );
    }
  }
}
