import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs `npm run admin:create -- …` on a data directory, with a password on standard input. */
export async function runAdminCreate(
  dataDir: string,
  args: string[],
  password = '',
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['scripts/admin-create.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  child.stdin.end(`${password}\n`);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
