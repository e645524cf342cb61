import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { LimitRule } from '#server/platform/limits.ts';

test('no two limits share a name, as they would count together', async () => {
  const files = globSync('server/features/*/limits.ts');
  const modules: object[] = await Promise.all(files.map((file) => import(path.resolve(file))));
  const rules = modules.flatMap((module): LimitRule[] => Object.values(module));
  const names = rules.map(({ name }) => name);
  expect(names).toContain('failedLogins');
  expect(names).toEqual([...new Set(names)]);
});
