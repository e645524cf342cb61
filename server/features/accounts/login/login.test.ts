import { describe, expect, test, vi } from 'vitest';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const login = (body: unknown, headers: Record<string, string> = {}) =>
  efie.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('POST /api/auth/login', () => {
  test.each([
    ['no email', { password: 'secret1' }, 'Invalid email address'],
    ['an email without a dot', { email: 'a@b', password: 'secret1' }, 'Invalid email address'],
    [
      'a short password',
      { email: 'a@b.co', password: '12345' },
      'Password must be at least 6 characters long',
    ],
    [
      'a password that is no text',
      { email: 'a@b.co', password: 123456 },
      'Password must be at least 6 characters long',
    ],
  ])('refuses %s', async (_what, body, message) => {
    const response = await login(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', message });
  });

  test('refuses a body that does not parse', async () => {
    expect((await login('{')).statusCode).toBe(400);
  });

  test('responds the same to a wrong password and to an unknown email address', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const wrong = await login({ email: person.email, password: 'not-it-at-all' });
    const unknown = await login({ email: 'nobody@efie.test', password: 'not-it-at-all' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual(unknown.json());
  });

  // §3/9, §3/23, §7/19
  test('returns token, role, userId and the details of the role, and sets the cookie', async () => {
    const agent = await signedInAs(efie.platform, 'Agent', { firstname: 'Kofi' });
    const response = await login({ email: agent.email.toUpperCase(), password: agent.password });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      role: 'Agent',
      userId: agent.id,
      agentDetails: { firstname: 'Kofi', phoneNumber: agent.phoneNumber },
    });
    expect(response.json()).not.toHaveProperty('ownerDetails');
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', value: response.json().token });
    const profile = await efie.app.inject({
      url: '/api/User/profile',
      headers: { authorization: `Bearer ${response.json().token}` },
    });
    expect(profile.statusCode).toBe(200);
  });

  test('stops after ten failures for an account from one address', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    for (let i = 0; i < 10; i += 1) {
      expect((await login({ email: person.email, password: 'wrong-again' })).statusCode).toBe(401);
    }
    const response = await login({ email: person.email, password: person.password });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  describe('wrong passwords', () => {
    const loginFrom = (remoteAddress: string, email: string, password: string) =>
      efie.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        payload: { email, password },
      });
    const guessFrom = async (address: string, email: string, times: number) => {
      const statuses: number[] = [];
      for (let i = 0; i < times; i += 1) {
        statuses.push((await loginFrom(address, email, 'wrong-again')).statusCode);
      }
      return statuses;
    };
    const lockEverywhere = async (email: string) => {
      for (const last of [1, 2, 3, 4, 5]) await guessFrom(`197.210.0.${last}`, email, 10);
    };

    // §6/29
    test('lock out the address that they come from, and not the owner elsewhere', async () => {
      const { email, password } = await signedInAs(efie.platform, 'Customer');
      await guessFrom('197.210.0.1', email, 20);
      expect((await loginFrom('197.210.0.1', email, password)).statusCode).toBe(429);
      expect((await loginFrom('197.210.0.2', email, password)).statusCode).toBe(200);
    });

    // §6/29
    test('are counted together for a whole IPv6 network', async () => {
      const { email, password } = await signedInAs(efie.platform, 'Customer');
      for (let i = 1; i <= 10; i += 1) await guessFrom(`2c0f:f6d0:1:2::${i}`, email, 1);
      expect((await loginFrom('2c0f:f6d0:1:2::f', email, password)).statusCode).toBe(429);
      expect((await loginFrom('2c0f:f6d0:1:3::1', email, password)).statusCode).toBe(200);
    });

    // §6/29
    test('lock out every new device after fifty, whether or not the account exists', async () => {
      const { email, password } = await signedInAs(efie.platform, 'Customer');
      for (const each of [email, 'nobody-at-all@efie.test']) {
        await lockEverywhere(each);
        expect(await guessFrom('197.210.0.6', each, 1)).toEqual([429]);
      }
      expect((await loginFrom('197.210.0.7', email, password)).statusCode).toBe(429);
    });

    test('are not forgotten when the owner logs in meanwhile', async () => {
      const { email, password } = await signedInAs(efie.platform, 'Customer');
      for (const last of [1, 2, 3, 4]) await guessFrom(`197.210.0.${last}`, email, 10);
      expect((await loginFrom('197.210.0.9', email, password)).statusCode).toBe(200);
      await guessFrom('197.210.0.5', email, 10);
      expect((await loginFrom('197.210.0.9', email, password)).statusCode).toBe(429);
    });

    test('leave a known device its own tries', async () => {
      const { email, password } = await signedInAs(efie.platform, 'Customer');
      const { cookies } = await loginFrom('197.210.0.9', email, password);
      const device = cookies.find(({ name }) => name === 'efie_device')?.value ?? '';
      await lockEverywhere(email);
      expect((await loginFrom('197.210.0.9', email, password)).statusCode).toBe(429);
      const known = await login({ email, password }, { cookie: `efie_device=${device}` });
      expect(known.statusCode).toBe(200);
    });
  });

  test('forgets the failures after the first right password', async () => {
    const { email, password } = await signedInAs(efie.platform, 'Customer');
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 9; i += 1) await login({ email, password: 'wrong-again' });
      expect((await login({ email, password })).statusCode).toBe(200);
    }
  });

  test('tells only someone with the right password that the account is suspended, and opens no session', async () => {
    const { id, email, password } = await signedInAs(efie.platform, 'Agent');
    const { pool } = efie.connection;
    await pool.query('delete from sessions where user_id = $1', [id]);
    await pool.query('update users set suspended_at = now() where id = $1', [id]);
    const wrong = await login({ email, password: 'not-it-at-all' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    const response = await login({ email, password });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      code: 'SUSPENDED',
      message: 'This account is suspended. Please contact us.',
    });
    expect(response.cookies).toEqual([]);
    const { rowCount } = await pool.query('select from sessions where user_id = $1', [id]);
    expect(rowCount).toBe(0);
  });

  test('allows three hundred logins an hour from one address, then asks to wait', async () => {
    const { email, password } = await signedInAs(efie.platform, 'Customer');
    const from = (remoteAddress: string) =>
      efie.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        payload: { email, password },
      });
    const { pool } = efie.connection;
    const { rows: before } = await pool.query(`select key from rate_limits`);
    expect((await from('10.9.0.1')).statusCode).toBe(200);
    await pool.query(
      `update rate_limits set points = 300 where key like 'loginsPerAddress:%' and key <> all($1)`,
      [before.map(({ key }) => key)],
    );
    const response = await from('10.9.0.1');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await from('10.9.0.2')).statusCode).toBe(200);
  });
});

describe('a device that someone has logged in on before', () => {
  const WRONG = 'wrong-again';

  /** Logs in with a browser's cookies. */
  const loginOn = (device: string, email: string, password: string) =>
    login({ email, password }, { cookie: `efie_device=${device}` });

  /** The device cookie of a login on a new device. */
  async function newDevice({ email, password }: TestPerson): Promise<string> {
    const response = await login({ email, password });
    expect(response.statusCode).toBe(200);
    return response.cookies.find(({ name }) => name === 'efie_device')?.value ?? '';
  }

  async function guessTenTimes({ email }: TestPerson): Promise<void> {
    for (let i = 0; i < 10; i += 1) await login({ email, password: WRONG });
    expect((await login({ email, password: WRONG })).statusCode).toBe(429);
  }

  // §6/28
  test('lets its owner in while strangers guess, and again the next time', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const device = await newDevice(person);
    await guessTenTimes(person);
    for (let i = 0; i < 3; i += 1) {
      expect((await loginOn(device, person.email, person.password)).statusCode).toBe(200);
    }
    expect((await login({ email: person.email, password: person.password })).statusCode).toBe(429);
  });

  test('is remembered for a year, in a cookie that scripts cannot read and only the login call gets', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const { cookies } = await login({ email: person.email, password: person.password });
    expect(cookies.find(({ name }) => name === 'efie_device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api/auth/login',
      maxAge: 365 * 24 * 60 * 60,
    });
  });

  test('works for everyone who has logged in on it', async () => {
    const first = await signedInAs(efie.platform, 'Customer');
    const second = await signedInAs(efie.platform, 'Customer');
    const shared = await loginOn(await newDevice(first), second.email, second.password);
    const device = shared.cookies.find(({ name }) => name === 'efie_device')?.value ?? '';
    for (const person of [first, second]) {
      await guessTenTimes(person);
      expect((await loginOn(device, person.email, person.password)).statusCode).toBe(200);
    }
  });

  test('knows eight accounts, and forgets the one that logged in longest ago', async () => {
    const people: TestPerson[] = [];
    let device = '';
    const loginOnIt = async ({ email, password }: TestPerson) => {
      const response = await loginOn(device, email, password);
      expect(response.statusCode).toBe(200);
      device = response.cookies.find(({ name }) => name === 'efie_device')?.value ?? '';
    };
    for (let i = 0; i < 9; i += 1) {
      const person = await signedInAs(efie.platform, 'Customer');
      people.push(person);
      await loginOnIt(person);
      // Anyone who comes again takes nobody's place.
      await loginOnIt(person);
    }
    const [first, second] = people as [TestPerson, TestPerson];
    for (const [person, status] of [
      [first, 429],
      [second, 200],
    ] as const) {
      await guessTenTimes(person);
      expect((await loginOn(device, person.email, person.password)).statusCode).toBe(status);
    }
  });

  test('is remembered for a year after the last login on it', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const device = await newDevice(person);
    await guessTenTimes(person);
    const statusAfter = async (days: number) => {
      efie.setNow(new Date(Date.now() + days * 24 * 60 * 60_000));
      const { statusCode } = await loginOn(device, person.email, person.password);
      efie.setNow(new Date());
      return statusCode;
    };
    expect(await statusAfter(364)).toBe(200);
    expect(await statusAfter(366)).toBe(429);
  });

  // §6/28
  test('has ten tries of its own, then counts like any other', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const device = await newDevice(person);
    await guessTenTimes(person);
    for (let i = 0; i < 10; i += 1) {
      expect((await loginOn(device, person.email, WRONG)).statusCode).toBe(401);
    }
    expect((await loginOn(device, person.email, person.password)).statusCode).toBe(429);

    const other = await signedInAs(efie.platform, 'Customer');
    const theirs = await newDevice(other);
    await guessTenTimes(other);
    expect((await loginOn(theirs, other.email, other.password)).statusCode).toBe(200);
  });

  test('lets its owner in beyond its own tries while nobody else guesses', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const device = await newDevice(person);
    for (let i = 0; i < 10; i += 1) await loginOn(device, person.email, WRONG);
    expect((await loginOn(device, person.email, person.password)).statusCode).toBe(200);
  });

  // §6/28
  test('is not recognised by another account’s cookie, a forged one, or a session’s token', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const stranger = await signedInAs(efie.platform, 'Customer');
    const device = await newDevice(person);
    await guessTenTimes(person);
    const others = [await newDevice(stranger), `${device.slice(0, -3)}abc`, person.token, 'x'];
    for (const cookie of others) {
      const response = await loginOn(cookie, person.email, person.password);
      expect(response.statusCode).toBe(429);
    }
    const asSession = { authorization: `Bearer ${device}` };
    const profile = await efie.app.inject({ url: '/api/User/profile', headers: asSession });
    expect(profile.statusCode).toBe(401);
  });
});

describe('a login under way', () => {
  /**
   * Logs in while another transaction changes the account, and commits before the session would be
   * opened.
   */
  async function loginDuring(person: TestPerson, change: string) {
    const { pool } = efie.connection;
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(change, [person.id]);
      const response = login({ email: person.email, password: person.password });
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rows).not.toEqual([]);
      });
      await other.query('delete from sessions where user_id = $1', [person.id]);
      await other.query('commit');
      return await response;
    } finally {
      other.release();
    }
  }
  const sessionsOf = async ({ id }: TestPerson) =>
    (await efie.connection.pool.query('select 1 from sessions where user_id = $1', [id])).rowCount;

  test.each([
    ['another password', "update users set password_hash = 'other' where id = $1", 401],
    ['a suspension', 'update users set suspended_at = now() where id = $1', 403],
  ])('opens no session when %s comes in between', async (_what, change, status) => {
    const person = await signedInAs(efie.platform, 'Customer');
    expect((await loginDuring(person, change)).statusCode).toBe(status);
    expect(await sessionsOf(person)).toBe(0);
  });
});
