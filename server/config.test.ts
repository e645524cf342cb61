import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';

const S3 = {
  S3_ENDPOINT: 'https://s3.eu-west-1.amazonaws.com',
  S3_BUCKET: 'efie-media',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'secret/with+signs=',
};

describe('the home of the media', () => {
  test('is a folder when nothing else is set', () => {
    expect(readConfig({}).s3).toBeUndefined();
    const blank = Object.fromEntries(Object.keys(S3).map((name) => [name, '']));
    expect(readConfig(blank).s3).toBeUndefined();
  });

  test('is a bucket when all its variables are set', () => {
    expect(readConfig(S3).s3).toEqual({
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      bucket: 'efie-media',
      region: 'eu-west-1',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: 'secret/with+signs=',
    });
  });

  test.each(Object.keys(S3))('requires the other bucket variables when only %s is set', (name) => {
    const others = Object.keys(S3).filter((each) => each !== name);
    expect(() => readConfig({ [name]: S3[name as keyof typeof S3] })).toThrow(
      others.map((other) => `  ${other}: is required with the other S3_ variables`).join('\n'),
    );
    expect(() => readConfig({ ...S3, [name]: '' })).toThrow(`  ${name}: is required`);
  });

  test.each([
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_ENDPOINT', 'ftp://minio'],
    ['S3_BUCKET', 'Efie Media'],
    ['S3_BUCKET', 'ab'],
    ['S3_REGION', 'eu west'],
    ['S3_ACCESS_KEY_ID', 'AKIA EXAMPLE'],
    ['S3_SECRET_ACCESS_KEY', 'secret\n'],
  ])('refuses %s=%j', (name, value) => {
    expect(() => readConfig({ ...S3, [name]: value })).toThrow(`  ${name}: `);
  });
});

// §6/37
test.each<[env: Record<string, string>, loads: boolean]>([
  [{}, true],
  [{ APP_URL: 'http://127.0.0.1:8080' }, true],
  [{ NODE_ENV: 'production', APP_URL: 'https://efie.example' }, false],
  [{ APP_URL: 'http://192.168.1.5:3000' }, false],
  [{ APP_URL: 'https://efie.example', DEMO_DATA: 'true' }, true],
  [{ DEMO_DATA: 'false' }, false],
  [{ DATABASE_URL: 'postgres://db/efie', SESSION_SECRET: 'x'.repeat(32) }, false],
])('decides with %j whether demo data is loaded: %s', (env, loads) => {
  expect(readConfig(env).demoData).toBe(loads);
});

test('photos get AVIF unless it is switched off', () => {
  expect(readConfig({}).photoAvif).toBe(true);
  expect(readConfig({ PHOTO_AVIF: 'false' }).photoAvif).toBe(false);
  expect(() => readConfig({ PHOTO_AVIF: 'off' })).toThrow('PHOTO_AVIF');
});

test('FFMPEG_PATH is an absolute path or off', () => {
  for (const path of ['/usr/bin/ffmpeg', 'C:\\ffmpeg\\ffmpeg.exe', 'off']) {
    expect(readConfig({ FFMPEG_PATH: path }).ffmpegPath).toBe(path);
  }
  expect(readConfig({ FFMPEG_PATH: '' }).ffmpegPath).toBeUndefined();
  expect(() => readConfig({ FFMPEG_PATH: 'ffmpeg' })).toThrow('  FFMPEG_PATH: is an absolute path');
});

test('pool, reserve and grace have defaults and accept only whole numbers within bounds', () => {
  expect(readConfig({})).toMatchObject({
    databasePoolSize: 10,
    diskReserveBytes: 512 * 1024 * 1024,
    shutdownDelayMs: 0,
    shutdownGraceMs: 2_000,
    metrics: undefined,
  });
  const given = {
    DATABASE_POOL: '30',
    DISK_RESERVE_MB: '0',
    SHUTDOWN_DELAY_MS: '5000',
    SHUTDOWN_GRACE_MS: '20000',
    METRICS_PORT: '9464',
  };
  expect(readConfig(given)).toMatchObject({
    databasePoolSize: 30,
    diskReserveBytes: 0,
    shutdownDelayMs: 5_000,
    shutdownGraceMs: 20_000,
    metrics: { port: 9464, host: '127.0.0.1' },
  });
  for (const name of Object.keys(given)) {
    expect(() => readConfig({ [name]: '-1' })).toThrow(name);
    expect(() => readConfig({ [name]: '1.5' })).toThrow(name);
  }
});

test('a proxy gets time to notice that a process stops', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).shutdownDelayMs).toBe(1_500);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8', SHUTDOWN_DELAY_MS: '0' }).shutdownDelayMs).toBe(0);
});

test('one message names every bad variable', () => {
  const bad = {
    PORT: 'many',
    LOG_LEVEL: 'loud',
    S3_BUCKET: '?',
    DATABASE_URL: 'postgres://db/efie',
  };
  const message = expect.stringMatching(
    /PORT: .*\n.*LOG_LEVEL: .*\n.*S3_BUCKET: .*\n.*SESSION_SECRET: .*\n.*S3_ENDPOINT: .*\n.*S3_REGION: /,
  );
  expect(() => readConfig(bad)).toThrow(expect.objectContaining({ message }));
});

test('browsers keep pages for offline reading unless that is switched off', () => {
  expect(readConfig({}).serviceWorker).toBe(true);
  expect(readConfig({ SERVICE_WORKER: 'on' }).serviceWorker).toBe(true);
  expect(readConfig({ SERVICE_WORKER: 'off' }).serviceWorker).toBe(false);
  expect(() => readConfig({ SERVICE_WORKER: 'no' })).toThrow('  SERVICE_WORKER: ');
});

test('map tiles require an attribution and a complete address', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(readConfig({}).mapTiles).toBeUndefined();
  expect(readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Us' }).mapTiles).toEqual({
    kind: 'pictures',
    url,
    attribution: '© Us',
    maxZoom: 19,
  });
  expect(() => readConfig({ MAP_TILES_URL: url })).toThrow('  MAP_TILES_ATTRIBUTION: is required');
  expect(() =>
    readConfig({ MAP_TILES_URL: 'https://tiles.example/', MAP_TILES_ATTRIBUTION: '© Us' }),
  ).toThrow('  MAP_TILES_URL: needs {z}, {x} and {y}');
});

describe('the encryption keys', () => {
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

  test('are absent unless set', () => {
    expect(readConfig({ DATA_KEY: '' }).dataKeys).toBeUndefined();
  });

  test('are one key, or the newest followed by older ones', () => {
    expect(readConfig({ DATA_KEY: one.toString('base64') }).dataKeys).toEqual([one]);
    const both = [two, one].map((key) => key.toString('base64')).join(' ');
    expect(readConfig({ DATA_KEY: both }).dataKeys).toEqual([two, one]);
  });

  test.each(['secret', Buffer.alloc(16).toString('base64')])('refuse %j', (text) => {
    expect(() => readConfig({ DATA_KEY: text })).toThrow('  DATA_KEY: is 32 bytes in base64');
  });
});

test('docs/configuration.md lists exactly the variables that exist', async () => {
  const document = await readFile('docs/configuration.md', 'utf8');
  const [ofServer = ''] = document.split('## Of commands');
  const cells = [...ofServer.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual([...VARIABLES].sort());
});
