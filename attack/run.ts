import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CAR_FORM } from '#server/testing/listings.ts';
import { newLister, uploadListing } from '../bench/listers.ts';
import { type BenchServer, startEfie } from '../bench/servers.ts';
import { Inspector } from '../chaos/inspector.ts';
import { newPhoto } from '../chaos/photo.ts';
import { readPostmaster } from '../chaos/postmaster.ts';
import { Random } from '../chaos/random.ts';
import { type ApiDocument, readOperations } from '../fuzz/operations.ts';
import { openTheDoor } from './open-door.ts';
import { ensurePrograms } from './program.ts';
import { type Attacked, attackBySqlmap } from './sqlmap.ts';
import { type KnownIds, targetsOf } from './targets.ts';
import { attackByWapiti } from './wapiti.ts';

const LISTINGS = 6;

/** Of the time, sqlmap gets so much; wapiti the rest, half as a visitor and half signed in. */
const SQLMAP_SHARE = 0.7;

/** In less it writes no report. */
const WAPITI_MIN_MS = 120_000;

/**
 * `npm run attack -- [--minutes 15] [--only "POST /api/bookings"]`: sqlmap and wapiti against a server of its own, on
 * the loopback. Ends with 1 when they find anything, or could not try.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '15' }, only: { type: 'string' } },
  });
  ensurePrograms();
  const ms = Number(values.minutes) * 60_000;
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-attack-'));
  const dataDir = path.join(folder, 'data');
  const efie = await startEfie({
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
  });
  const inspector = new Inspector({
    postmaster: () => readPostmaster(path.join(dataDir, 'postgres')),
  });
  // What is attacked are the calls, not the limits before them.
  const unlimited = setInterval(() => {
    inspector.query('delete from rate_limits').catch(() => {});
  }, 500);
  try {
    const proof = await attackOpenDoor(inspector, folder);
    const attacked = await attackAll(efie, inspector, { folder, ms, only: values.only });
    process.stdout.write(report(attacked, proof));
    const isGood =
      proof.length === 0 && attacked.every((each) => each.findings.length === 0 && !each.untried);
    process.exitCode = isGood ? 0 : 1;
  } finally {
    clearInterval(unlimited);
    await efie.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns what was not found of what is there. */
async function attackOpenDoor(inspector: Inspector, folder: string): Promise<string[]> {
  const door = await openTheDoor(inspector);
  const options = { token: '', folder, ms: 120_000 };
  const target = {
    name: 'open door',
    method: 'GET',
    url: `${door.origin}/?id=1`,
    sessionSecurity: false,
  };
  try {
    const bySqlmap = await attackBySqlmap(target, options);
    const byWapiti = await attackByWapiti(door.origin, {
      name: 'open door',
      starts: ['/?id=1', '/hello?name=Ama'],
      modules: ['sql', 'xss'],
      folder,
      ms: 40_000,
    });
    return [
      ...(bySqlmap.findings.some((each) => each.startsWith('injection'))
        ? []
        : [`sqlmap overlooks an injection: ${JSON.stringify(bySqlmap)}`]),
      ...(byWapiti.findings.some((each) => /Cross Site Scripting/i.test(each))
        ? []
        : [`wapiti overlooks a script: ${JSON.stringify(byWapiti)}`]),
    ];
  } finally {
    door.close();
  }
}

async function attackAll(
  { origin }: BenchServer,
  inspector: Inspector,
  { folder, ms, only }: { folder: string; ms: number; only: string | undefined },
): Promise<Attacked[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as ApiDocument;
  // A logout would end the session of all that follow.
  const operations = readOperations(document).filter(
    ({ name }) => name.includes(only ?? '') && !/logout/.test(name),
  );
  const { token, ids } = await furnish(origin, inspector);
  const targets = targetsOf(operations, origin, ids);
  const attacked: Attacked[] = [];
  const endsAt = Date.now() + ms * SQLMAP_SHARE;
  for (const [n, target] of targets.entries()) {
    // What one leaves of its time is for the others.
    const share = Math.max(10_000, (4 * (endsAt - Date.now())) / (targets.length - n));
    const one = await attackBySqlmap(target, { token, folder, ms: share });
    attacked.push(one);
    process.stdout.write(
      `${one.name}: ${one.requests} requests, ${one.findings.length} findings\n`,
    );
  }
  const starts = [
    '/api/properties?search=a&limit=2',
    `/api/properties/${ids.property}`,
    '/cars?search=a',
    '/property-rentals?region=Ashanti',
  ];
  const each = { starts, folder, ms: Math.max(WAPITI_MIN_MS, (ms * (1 - SQLMAP_SHARE)) / 2) };
  attacked.push(await attackByWapiti(origin, { ...each, name: 'wapiti as a visitor' }));
  attacked.push(await attackByWapiti(origin, { ...each, name: 'wapiti signed in', token }));
  return attacked;
}

/** Listings with photos, a comment and a booking, and an Admin who may call everything. */
async function furnish(
  origin: string,
  inspector: Inspector,
): Promise<{ token: string; ids: KnownIds }> {
  const random = new Random(1);
  await inspector.query('insert into site_settings (settings) values ($1)', [
    { confirmEmails: false },
  ]);
  const lister = await newLister(origin, 'lister');
  const ids: Record<string, string> = {};
  for (let n = 0; n < LISTINGS; n += 1) {
    ids.property = (await uploadListing(origin, lister, `House ${n}`, [await newPhoto(random)])).id;
  }
  ids.car = await uploadCar(origin, lister);
  const token = await newLister(origin, 'admin');
  await inspector.query("update users set role = 'Admin' where email like 'admin@%'");
  const call = async (url: string, body: object) => {
    const response = await fetch(origin + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, { _id: string }>;
  };
  const { comment } = await call('/api/comments', { propertyId: ids.property, comment: 'Quiet' });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { booking } = await call('/api/bookings', {
    propertyId: ids.property,
    fullName: 'Ama Mensah',
    email: 'ama@attack.example',
    phoneNumber: '0244123456',
    checkIn: day(3),
    checkOut: day(5),
  });
  return { token, ids: { ...ids, comment: comment?._id ?? '', booking: booking?._id ?? '' } };
}

async function uploadCar(origin: string, token: string): Promise<string> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...CAR_FORM, name: 'House on wheels' }))
    form.set(field, value);
  const photo = await newPhoto(new Random(2));
  form.append('images', new File([new Uint8Array(photo)], 'car.jpg', { type: 'image/jpeg' }));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/cars/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  return ((await response.json()) as { car: { _id: string } }).car._id;
}

function report(attacked: readonly Attacked[], proof: readonly string[]): string {
  const rows = attacked.map(({ name, requests, findings, unfinished, untried }) => {
    const outcome = untried
      ? 'not tried'
      : `${findings.length}${unfinished ? ' (time was over)' : ''}`;
    return `| ${name} | ${requests} | ${outcome} |`;
  });
  const details = attacked.flatMap(({ name, findings, untried }) =>
    [...findings, ...(untried ? [untried] : [])].map((each) => `${name}: ${each}`),
  );
  const total = attacked.reduce((sum, { findings }) => sum + findings.length, 0);
  return `${['', '| what | requests or pages | findings |', '|---|---|---|', ...rows, '', ...details, ...proof, `${total} findings`].join('\n')}\n`;
}

await main();
