import { type LockedPackage, readLockedPackages } from './lock-packages.ts';

/** Licences allowed without review: they ask for a notice at most or, as the MPL does, cover only their own files. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

interface Exception {
  packages: RegExp;
  licenses: readonly string[];
}

/** Licences allowed as exceptions; docs/decisions/project/licenses.md gives the reasons. */
const EXCEPTIONS: readonly Exception[] = [
  { packages: /^@img\/sharp-(libvips-.*|win32-.*|wasm32)$/, licenses: ['LGPL-3.0-or-later'] },
  { packages: /^libheif-js$/, licenses: ['LGPL-3.0'] },
  { packages: /^caniuse-lite$/, licenses: ['CC-BY-4.0'] },
];

/** Explains why a package's licence does not allow its use; undefined when it does. */
export function licenseProblem({
  name,
  license,
}: Pick<LockedPackage, 'name' | 'license'>): string | undefined {
  if (!license) return 'names no license';
  const excepted = EXCEPTIONS.filter(({ packages }) => packages.test(name)).flatMap(
    (each) => each.licenses,
  );
  const isAllowed = (id: string) => ALLOWED.has(id) || excepted.includes(id);
  // OR needs one allowed licence, AND needs all. No package has a deeper expression yet.
  const expression = license.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(expression)) return `has a license that is not understood: ${license}`;
  const alternatives = expression.split(' OR ').map((each) => each.split(' AND '));
  return alternatives.some((joined) => joined.every(isAllowed)) ? undefined : `is under ${license}`;
}

/** `npm run licenses`: counts packages by licence; exits with 1 when one is not allowed. */
async function main(): Promise<void> {
  const packages = await readLockedPackages();
  const byLicense = [...Map.groupBy(packages, ({ license }) => license ?? 'none')];
  for (const [license, those] of byLicense.sort(
    ([, one], [, other]) => other.length - one.length,
  )) {
    const few = those.length <= 12 ? `: ${those.map(({ name }) => name).join(', ')}` : '';
    process.stdout.write(`${String(those.length).padStart(4)} ${license}${few}\n`);
  }
  for (const each of packages) {
    const problem = licenseProblem(each);
    if (!problem) continue;
    process.exitCode = 1;
    process.stderr.write(`${each.name} ${each.version} ${problem}.\n`);
  }
}

if (import.meta.main) await main();
