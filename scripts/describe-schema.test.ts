import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import { describeSchema, SCHEMA_FILE } from './describe-schema.ts';

const efie = bootTestApp();

test('the checked-in schema matches what the migrations make (npm run db:types)', async () => {
  expect(await readFile(SCHEMA_FILE, 'utf8')).toBe(await describeSchema(efie.connection.db));
});
