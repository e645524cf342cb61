import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A package of the lock file. */
export interface LockedPackage {
  /** The path in the lock file, such as node_modules/glob/node_modules/minimatch. */
  place: string;
  name: string;
  version: string;
  /** As declared by the package: an SPDX expression. */
  license: string | undefined;
  /** `sha512-…`, in base64. */
  integrity: string | undefined;
  /** Only for development, not part of what is served. */
  isDev: boolean;
  isOptional: boolean;
  dependencies: string[];
}

interface LockEntry {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Licences stated in a Readme instead of the package.json. */
const STATED: Readonly<Record<string, string>> = { 'combine-errors': 'MIT' };

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Every package of the lock file, including those of other platforms, but not the project itself. */
export async function readLockedPackages(): Promise<LockedPackage[]> {
  const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const entries = Object.entries(lock.packages).filter(([place]) => place !== '');
  return Promise.all(
    entries.map(async ([place, entry]) => {
      const name = nameOf(place);
      return {
        place,
        name,
        version: entry.version ?? '',
        license:
          STATED[name] ??
          entry.license ??
          (await installedLicense(place)) ??
          parentLicense(name, entries),
        integrity: entry.integrity,
        isDev: Boolean(entry.dev),
        isOptional: Boolean(entry.optional),
        dependencies: Object.keys({
          ...entry.peerDependencies,
          ...entry.optionalDependencies,
          ...entry.dependencies,
        }),
      };
    }),
  );
}

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

async function installedLicense(place: string): Promise<string | undefined> {
  const text = await readFile(path.join(ROOT, place, 'package.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { license?: string }).license;
}

/** Optional packages for other platforms are not installed; they take the licence of the package that names them. */
const parentLicense = (name: string, entries: [string, LockEntry][]): string | undefined =>
  entries.find(([, { optionalDependencies }]) => optionalDependencies?.[name] !== undefined)?.[1]
    .license;

/** The place of a package that another one needs: the nearest above it. */
export function resolvePlace(
  asker: string,
  name: string,
  places: ReadonlySet<string>,
): string | undefined {
  for (
    let base = asker;
    ;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))
  ) {
    const place = base ? `${base}/node_modules/${name}` : `node_modules/${name}`;
    if (places.has(place)) return place;
    if (base === '') return undefined;
  }
}
