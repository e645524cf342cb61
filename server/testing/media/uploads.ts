import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { multipart, type TestFile } from '../multipart.ts';
import type { TestApp } from '../test-app.ts';
import { mp4Video } from './mp4-video.ts';

/** A file of the field `images`. */
export const image = (content: Buffer): TestFile => ({
  field: 'images',
  name: 'photo.jpg',
  type: 'image/jpeg',
  content,
});

/** A file of the field `video`, a little over `bytes` long. */
export const video = (bytes = 2048): TestFile => videoFile(mp4Video({ bytes }));

/** Any content as a file of the field `video`. */
export const videoFile = (content: Buffer): TestFile => ({
  field: 'video',
  name: 'tour.mp4',
  type: 'video/mp4',
  content,
});

/** Sends a form with files to an upload call, under a new key unless `key` is given; null sends no key. */
export function postUpload(
  { app }: Pick<TestApp, 'app'>,
  url: string,
  form: {
    fields: Record<string, string>;
    files?: TestFile[];
    headers: Record<string, string>;
    key?: string | null;
  },
) {
  const { payload, headers } = multipart(form.fields, form.files);
  const key = form.key === undefined ? randomUUID() : form.key;
  return app.inject({
    method: 'POST',
    url,
    headers: { ...form.headers, ...headers, ...(key !== null && { 'idempotency-key': key }) },
    payload,
  });
}

/** Left by the first start of a server. */
const OF_THE_INSTALLATION = ['installation.json', 'data-key'];

/** Leftovers of an upload: files stored or being received, rows and jobs. */
export async function leftovers({
  dataDir,
  connection,
}: Pick<TestApp, 'dataDir' | 'connection'>): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !OF_THE_INSTALLATION.includes(entry.name))
    .map((entry) => entry.name);
  const { rows } = await connection.pool.query(
    `select kind as what from listings
      union all select 'photo' from photos union all select 'video' from videos
      union all select 'job' from graphile_worker.jobs`,
  );
  return [...files, ...rows.map((row) => String(row.what))];
}
