import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies assets that only the previous build had into `older/` of the new one: a page opened before an update still
 * finds the parts that it has not loaded. Covers one previous build, not those before it.
 * @param before the folder of the previous build; a missing one counts as empty.
 */
export async function keepOlderAssets(before: string, directory: string): Promise<void> {
  const assets = await namesIn(path.join(before, 'client/assets'));
  const own = new Set(await namesIn(path.join(directory, 'client/assets')));
  const target = path.join(directory, 'older/assets');
  await mkdir(target, { recursive: true });
  await Promise.all(
    assets
      .filter((name) => !own.has(name))
      .map((name) => cp(path.join(before, 'client/assets', name), path.join(target, name))),
  );
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
