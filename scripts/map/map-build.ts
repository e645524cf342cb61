import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { installStreets } from '#server/features/site/public.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { expectInstallation, runCommand, say } from '../run-command.ts';
import { makeStreets } from './make-streets.ts';

/**
 * `npm run map:build -- ghana-latest.osm.pbf`: makes the streets of the maps from an OpenStreetMap extract, and puts them
 * among the files of the installation; works while Efie is running.
 */
runCommand(async () => {
  const [, , extract, ...others] = process.argv;
  if (!extract || others.length > 0 || extract.startsWith('-')) {
    throw new Error('Use it so: npm run map:build -- ghana-latest.osm.pbf');
  }
  const config = readConfig(process.env);
  await expectInstallation(config);
  const started = Date.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-map-'));
  try {
    const { archive, tiles } = await makeStreets(extract, folder);
    const files = await openStorage(config);
    try {
      await installStreets(files.storage, archive);
    } finally {
      files.close();
    }
    const megabytes = ((await stat(archive)).size / 1e6).toFixed(1);
    const seconds = Math.round((Date.now() - started) / 1000);
    say(
      `The maps have streets now: ${tiles} tiles, ${megabytes} MB, made in ${seconds} s. A running Efie shows them within a minute.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
