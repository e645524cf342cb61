import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PhotoType } from '#domain/media/limits.ts';
import { PHOTO_FORMATS, type PhotoFormat, variantWidths } from '#domain/media/photo.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJob, addJobs, type JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { originalKey, variantKey } from '../keys.ts';
import { type PhotoRow, photos } from '../repository.ts';
import { costlyTasks, lightTasks, nextVariantTasks } from './photo-processes.ts';
import { recordSimilar } from './similar-repository.ts';
import type { PhotoTasks, Pixels } from './worker/tasks.ts';

// Retried for some days: no photo is lost to a full disk or an unreachable store.
export const MAKE_VARIANTS = { name: 'make-photo-variants', maxAttempts: 25 };
export const MAKE_COSTLY_VARIANTS = { name: 'make-costly-photo-variants', maxAttempts: 25 };
export const MAKE_LIGHT_VARIANTS = { name: 'make-light-photo-variants', maxAttempts: 25 };

/** The part of a ready photo to make again: files missing from the storage, or all. */
export type Rebuild = 'missing' | 'all';

interface MakeVariants {
  key: string;
  rebuild?: Rebuild | undefined;
  /** The old name of `rebuild`: such jobs may still wait when a new version starts. */
  anew?: Rebuild | undefined;
}

/**
 * Formats that take several times as long to read as a JPEG: they get a process of their own, so
 * that others do not wait for them.
 */
const COSTLY: ReadonlySet<string> = new Set<PhotoType>(['image/avif', 'image/heic', 'image/heif']);

/** The job that makes a new photo of this format ready. */
export const variantsJobOf = (mime: string) =>
  COSTLY.has(mime) ? MAKE_COSTLY_VARIANTS : MAKE_VARIANTS;

/** Quick to make and shown by every browser: with these a photo is ready. */
const FIRST: readonly PhotoFormat[] = ['webp', 'jpeg'];

/** A quarter lighter but five times slower to make, so they come after every photo is ready. */
const LIGHT: readonly PhotoFormat[] = PHOTO_FORMATS.filter((format) => !FIRST.includes(format));
const LIGHT_PRIORITY = 20;

/** Nobody waits for remade photos: they come after anything uploaded meanwhile. */
const REBUILD_PRIORITY = 30;
const LIGHT_REBUILD_PRIORITY = 40;

/**
 * Makes a photo ready from its private original, and looks for photos of other listers that look
 * the same. Resumes after an interruption, and may safely run twice.
 */
export const makeVariantsJob = (
  platform: Platform,
  job: typeof MAKE_VARIANTS = MAKE_VARIANTS,
): JobSpec<MakeVariants> => ({
  ...job,
  async run({ key, anew, rebuild = anew }) {
    const photo = await photos.findByKey(platform.db, key);
    if (!photo) return;
    if (rebuild || !has(photo, FIRST)) await makeFormats(platform, photo, FIRST, rebuild);
    await recordSimilar(platform.db, key);
    if (platform.photoAvif && (rebuild || !has(photo, LIGHT))) {
      const options = rebuild
        ? { key: `rebuild-light-variants:${key}`, priority: LIGHT_REBUILD_PRIORITY }
        : { key: `light-variants:${key}`, priority: LIGHT_PRIORITY };
      await addJob(platform.db, MAKE_LIGHT_VARIANTS, { key, rebuild }, options);
    }
  },
});

/** Runs separately for photos that are costly to read. */
export const makeCostlyVariantsJob = (platform: Platform): JobSpec<MakeVariants> =>
  makeVariantsJob(platform, MAKE_COSTLY_VARIANTS);

/** Adds the light formats to a ready photo. */
export const makeLightVariantsJob = (platform: Platform): JobSpec<MakeVariants> => ({
  ...MAKE_LIGHT_VARIANTS,
  async run({ key, anew, rebuild = anew }) {
    const photo = await photos.findByKey(platform.db, key);
    if (!platform.photoAvif || photo?.status !== 'ready') return;
    if (rebuild || !has(photo, LIGHT)) await makeFormats(platform, photo, LIGHT, rebuild);
  },
});

/** Queues the making of photos anew, once for each however often it is asked for. */
export const rebuildPhotos = (
  db: Database,
  keys: readonly string[],
  rebuild: Rebuild,
): Promise<void> =>
  addJobs<MakeVariants>(
    db,
    MAKE_VARIANTS,
    keys.map((key) => ({ payload: { key, rebuild }, key: `rebuild-variants:${key}` })),
    { priority: REBUILD_PRIORITY },
  );

const has = ({ status, width, widths, formats }: PhotoRow, wanted: readonly PhotoFormat[]) =>
  status === 'ready' &&
  areSame(widths, variantWidths(width)) &&
  wanted.every((format) => formats.includes(format));

const areSame = (some: number[], others: number[]) => some.join() === others.join();

async function makeFormats(
  platform: Platform,
  photo: PhotoRow,
  formats: readonly PhotoFormat[],
  rebuild: Rebuild | undefined,
): Promise<void> {
  const { db, storage, uploadsDir } = platform;
  const widths = variantWidths(photo.width);
  const todo: Variant[] = [];
  for (const format of formats) {
    for (const width of widths) {
      const key = variantKey(photo.key, width, format);
      if (rebuild === 'all' || !(await storage.has('public', key)))
        todo.push({ key, width, format });
    }
  }
  // Formats of other widths are made again, too.
  const kept = areSame(photo.widths, widths) ? photo.formats : [];
  const made = PHOTO_FORMATS.filter((each) => formats.includes(each) || kept.includes(each));
  // A photo that was never ready is decoded all the same: nobody has checked its content.
  if (todo.length === 0 && photo.status === 'ready') {
    return inTransaction(db, (tx) => photos.markReady(tx, photo.key, { widths, formats: made }));
  }

  const folder = await mkdtemp(path.join(uploadsDir, 'variants-'));
  try {
    const tasks = tasksFor(photo, formats);
    const decoded = await decode(platform, tasks, photo, Math.max(...widths), folder);
    if ('refused' in decoded) {
      platform.log.error({ photo: photo.key, ...decoded }, 'a stored photo cannot be decoded');
      return await inTransaction(db, (tx) => photos.markFailed(tx, photo.key));
    }
    for (const variant of todo) await make(platform, tasks, decoded.pixels, variant, folder);
    const { dhash, preview } = decoded;
    const shown = {
      widths,
      formats: made,
      dhash,
      color: photo.color ?? preview.color,
      placeholder: photo.placeholder ?? preview.placeholder,
    };
    await inTransaction(db, (tx) => photos.markReady(tx, photo.key, shown));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tasksFor = ({ mime }: PhotoRow, formats: readonly PhotoFormat[]): PhotoTasks => {
  if (formats === LIGHT) return lightTasks;
  return COSTLY.has(mime) ? costlyTasks : nextVariantTasks();
};

interface Variant {
  key: string;
  width: number;
  format: PhotoFormat;
}

async function decode(
  { storage }: Platform,
  tasks: PhotoTasks,
  { key, mime }: PhotoRow,
  width: number,
  folder: string,
) {
  const file = path.join(folder, 'original');
  await pipeline(await storage.read('private', originalKey(key)), createWriteStream(file));
  const target = path.join(folder, 'pixels');
  return tasks.decode({ file, mime: mime as PhotoType, width, target });
}

async function make(
  { storage }: Platform,
  tasks: PhotoTasks,
  pixels: Pixels,
  { key, width, format }: Variant,
  folder: string,
): Promise<void> {
  const file = path.join(folder, 'variant');
  await tasks.encode({ pixels, width, format, target: file });
  await storage.put('public', key, { file });
}
