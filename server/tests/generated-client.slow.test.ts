import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTypes from 'openapi-typescript';
import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp({ smtpUrl: undefined, appUrl: 'http://localhost:3000' });

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');
const CLIENT = 'server/testing/section-seven';

// §7/34
test('a client generated from the API document makes every call of section 7, and its types hold', async () => {
  const document = (await efie.app.inject('/api/openapi.json')).json();
  const cache = path.join(ROOT, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'section-seven-'));
  try {
    await writeFile(path.join(folder, 'api.d.ts'), await openapiTypes(document));
    const project = path.join(folder, 'tsconfig.json');
    const settings = {
      extends: `${ROOT}/tsconfig.json`,
      include: [`${ROOT}/${CLIENT}`],
      exclude: [],
      compilerOptions: { rootDirs: [`${ROOT}/${CLIENT}`, folder], types: ['node'] },
    };
    await writeFile(project, JSON.stringify(settings));
    const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
    const { stdout } = await run(tsc, ['-p', project]).catch((error) => error);
    expect(stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  await efie.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = efie.app.server.address() as AddressInfo;
  await run(process.execPath, [
    path.join(ROOT, CLIENT, 'client.ts'),
    `http://127.0.0.1:${port}`,
    efie.platform.config.appUrl,
  ]);
});
