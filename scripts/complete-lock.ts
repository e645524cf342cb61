import { readFile, writeFile } from 'node:fs/promises';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  license?: string;
  optionalDependencies?: Record<string, string>;
}

const LOCK = 'package-lock.json';
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/**
 * `npm run lock:complete`: npm leaves optional packages of other platforms out of the lock file when it could not load
 * them, and then `npm ci` refuses that file. This adds them again, with their exact versions.
 */
async function main(): Promise<void> {
  const lock = JSON.parse(await readFile(LOCK, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const added: string[] = [];
  for (const parent of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      if (lock.packages[place] || !/^\d+\.\d+\.\d+/.test(version)) continue;
      lock.packages[place] = { version, ...platformOf(name), dev: parent.dev, optional: true };
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(
    LOCK,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  );
  process.stdout.write(added.length > 0 ? `${added.join('\n')}\n` : 'Nothing was missing.\n');
}

/** The platform of a package, from the words of its name; npm then never downloads it elsewhere. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (os.length === 0 && cpu.length === 0)
    throw new Error(`${name} is missing, and is for any platform`);
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : undefined;
  return { os: os.length > 0 ? os : undefined, cpu: cpu.length > 0 ? cpu : undefined, libc };
}

await main();
