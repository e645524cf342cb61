import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { licenseProblem } from './licenses.ts';
import { readLockedPackages } from './lock-packages.ts';
import { makeSbom } from './sbom.ts';
import { secretsIn } from './secrets.ts';

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; dev?: boolean }>;
};
const packages = await readLockedPackages();

describe('licenses', () => {
  // §11/15
  test('allow every package of the lock file', () => {
    expect(packages.length).toBe(Object.keys(lock.packages).length - 1);
    const problems = packages.map((each) => [each.name, licenseProblem(each)]);
    expect(problems.filter(([, problem]) => problem)).toEqual([]);
  });

  test.each([
    ['GPL-3.0-only', 'is under GPL-3.0-only'],
    ['MIT AND AGPL-3.0-only', 'is under MIT AND AGPL-3.0-only'],
    ['LGPL-3.0-or-later', 'is under LGPL-3.0-or-later'],
    [undefined, 'names no license'],
    ['(GPL-2.0-only OR MIT)', undefined],
    ['MIT', undefined],
  ])('are judged: %s gives %s', (license, problem) => {
    expect(licenseProblem({ name: 'some-package', license })).toBe(problem);
  });
});

const sbom = JSON.parse(await makeSbom(packages.filter(({ isDev }) => !isDev))) as {
  components: { 'bom-ref': string; purl: string; licenses?: unknown[] }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

describe('the bill of materials', () => {
  // §11/15
  test('names every package that may run with the product, with its license, and no others', () => {
    const wanted = Object.entries(lock.packages)
      .filter(([place, { dev }]) => place !== '' && !dev)
      .map(([place]) => place);
    expect(sbom.components.map((each) => each['bom-ref']).sort()).toEqual(wanted.sort());
    expect(sbom.components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
  });

  test('says which package needs which, so that all are reached from the product', () => {
    const asked = new Map(sbom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
    const reached = new Set<string>();
    const visit = (ref: string) => {
      if (reached.has(ref)) return;
      reached.add(ref);
      for (const each of asked.get(ref) ?? []) visit(each);
    };
    visit('efie@0.1.0');
    const missed = sbom.components
      .map((each) => each['bom-ref'])
      .filter((ref) => !reached.has(ref));
    expect(missed).toEqual([]);
  });

  test('is valid CycloneDX 1.6', async () => {
    const schemas = path.resolve('node_modules/@cyclonedx/cyclonedx-library/res/schema');
    const read = async (name: string) =>
      JSON.parse(await readFile(path.join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8'));
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const name of ['spdx', 'jsf-0.82']) {
      ajv.addSchema(await read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
    }
    const validate = ajv.compile(await read('bom-1.6'));
    validate(sbom);
    expect(validate.errors).toBeNull();
  });
});

describe('secrets', () => {
  // §11/15
  test('are not in any file', async () => {
    const run = promisify(execFile)(process.execPath, ['scripts/compliance/secrets.ts']);
    const { stdout } = await run;
    expect(stdout).toMatch(/^[1-9]\d* texts, 0 secrets$/m);
  });

  test.each([
    [
      'a key of a cloud',
      `AWS_SECRET_ACCESS_KEY=${'wJalrXUtnFEMI/K7MDENG/bPxRfiCY'}${'abcdefKEY1'}`,
    ],
    [
      'a private key',
      `-----BEGIN RSA ${'PRIVATE KEY'}-----\n${'MIIEpAIBAAKCAQEA'.repeat(8)}\n-----END RSA ${'PRIVATE KEY'}-----`,
    ],
    ['a password in an address', `${'postgres'}://app:${'s3cr3t-w0rd'}@db.efie.example/efie`],
  ])('are found: %s', async (_, content) => {
    const found = await secretsIn({ name: 'server/config.ts', content });
    expect(found).toHaveLength(1);
    expect(found[0]).not.toMatch(/w0rd|wJal/);
  });
});
