import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MapTiles } from '#domain/site/map-tiles-schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Storage, StoredFile } from '#server/platform/storage/storage.ts';

/** The folder of the public files with the archive of streets. Its name is made from its content, so it never changes. */
const FOLDER = 'map';
const ARCHIVE = /^map\/streets-[0-9a-f]{16}\.pmtiles$/;

/** The previous archive stays, too, for pages that are open. */
const KEPT = 2;

/** The highest zoom that the archive has tiles for (scripts/map/tiles/config.json); maps enlarge them from there. */
const MAX_ZOOM = 14;

/** Required by the licence of the data, the ODbL. */
const ATTRIBUTION = '© OpenStreetMap contributors';

/** How long a new archive may go unnoticed. */
const LOOK_EVERY_MS = 60_000;

/** Puts an archive of streets in the place of the one before. */
export async function installStreets(storage: Storage, archive: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  await storage.put('public', `${FOLDER}/streets-${hash.digest('hex').slice(0, 16)}.pmtiles`, {
    file: archive,
  });
  const older = (await archivesOf(storage)).slice(KEPT);
  for (const { key } of older) await storage.remove('public', key);
}

/** The newest first. */
async function archivesOf(storage: Storage): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of storage.list('public', FOLDER)) {
    if (ARCHIVE.test(file.key)) found.push(file);
  }
  return found.sort((a, b) => b.storedAt.getTime() - a.storedAt.getTime());
}

/** Knows the archive of streets among the files, if there is one. */
export class Streets {
  readonly #platform: Pick<Platform, 'storage' | 'now' | 'log'>;
  #tiles: MapTiles | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(platform: Pick<Platform, 'storage' | 'now' | 'log'>) {
    this.#platform = platform;
  }

  /** The tiles; null when there are none. What was known before stays while the files cannot be reached. */
  async tiles(): Promise<MapTiles | null> {
    const { storage, now, log } = this.#platform;
    const at = now().getTime();
    if (at - this.#lookedAt < LOOK_EVERY_MS) return this.#tiles;
    this.#lookedAt = at;
    try {
      const [newest] = await archivesOf(storage);
      this.#tiles = newest
        ? {
            kind: 'streets',
            url: `/media/${newest.key}`,
            attribution: ATTRIBUTION,
            maxZoom: MAX_ZOOM,
          }
        : null;
    } catch (error) {
      log.warn({ err: error }, 'the streets of the maps cannot be looked up');
    }
    return this.#tiles;
  }
}
