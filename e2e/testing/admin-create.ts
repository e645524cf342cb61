import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs `npm run admin:create -- …` on a data directory. */
export async function runAdminCreate(
  dataDir: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['scripts/admin-create.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
