import { readdir } from 'node:fs/promises';
import { multipart, type TestFile } from '#server/testing/multipart.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export const image = (content: Buffer): TestFile => ({
  field: 'images',
  name: 'house.jpg',
  type: 'image/jpeg',
  content,
});

/** The first bytes of an MP4 are what tells one. */
export const video = (): TestFile => ({
  field: 'video',
  name: 'house.mp4',
  type: 'video/mp4',
  content: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom\0\0\x02\0isomiso2'),
    Buffer.alloc(2048),
  ]),
});

/** Sends the upload form. */
export function postForm(
  { app }: Pick<TestApp, 'app'>,
  form: { fields: Record<string, string>; files: TestFile[]; headers: Record<string, string> },
) {
  const { payload, headers } = multipart(form.fields, form.files);
  return app.inject({
    method: 'POST',
    url: '/api/properties/upload',
    headers: { ...form.headers, ...headers },
    payload,
  });
}

/** What an upload leaves: files stored or being received, rows and jobs. */
export async function leftovers({ dataDir, connection }: TestApp): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const { rows } = await connection.pool.query(
    `select 'property' as what from properties union all select 'photo' from photos
      union all select 'video' from videos union all select 'job' from graphile_worker.jobs`,
  );
  return [...files, ...rows.map((row) => String(row.what))];
}
