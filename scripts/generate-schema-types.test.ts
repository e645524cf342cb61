import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import { generateSchemaTypes } from './generate-schema-types.ts';

const efie = bootTestApp();

test('the table types match the last migration', async () => {
  const file = path.join(efie.dataDir, 'schema.gen.ts');
  await generateSchemaTypes(efie.platform.db, file);
  expect(await readFile(file, 'utf8'), 'run npm run db:types').toBe(
    await readFile('server/platform/database/schema.gen.ts', 'utf8'),
  );
});
