import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies what the build before had in assets/ and the new one has not into `older/` of the new build: a page that was
 * opened before an update still finds the parts that it has not loaded. Of the one build before, not of those before that.
 * @param before the folder of the build before; one that is not there has nothing.
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
