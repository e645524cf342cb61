import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd } from './run-to-end.ts';

/** The working tree as it is, in a folder of its own: what is taken out there is never missed here. */
export class CopyOfTree {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(root: string): Promise<CopyOfTree> {
    const folder = await mkdtemp(path.join(tmpdir(), 'efie-mutation-'));
    for (const file of filesOf(root)) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(path.join(root, file), target);
    }
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return new CopyOfTree(folder);
  }

  async read(file: string): Promise<string> {
    return readFile(path.join(this.folder, file), 'utf8');
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(path.join(this.folder, file), text);
  }

  /** Builds in place, without the compressed files, which no test of a screen looks at. @throws with the output. */
  async build(): Promise<void> {
    const startedAt = new Date().toISOString();
    const build = path.join(this.folder, 'build');
    await rm(build, { recursive: true, force: true });
    const { code, output } = await runToEnd(
      process.execPath,
      ['node_modules/@react-router/dev/bin.cjs', 'build'],
      { cwd: this.folder, env: { NODE_ENV: 'production' } },
    );
    if (code !== 0) throw new Error(`The build failed:\n${output.slice(-2000)}`);
    await writeFile(path.join(build, 'built'), startedAt);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** What git knows, and what is new. */
function filesOf(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const all = spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\0');
  const gone = spawnSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' });
  const deleted = new Set(gone.stdout.split('\0'));
  return all.filter((file) => file && !deleted.has(file));
}
