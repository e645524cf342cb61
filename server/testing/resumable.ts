import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UploadKind } from '#domain/uploads/limits.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

const TUS = { 'tus-resumable': '1.0.0' };

/** `Upload-Metadata` as a tus client writes it. */
export const tusMetadata = (entries: Record<string, string>): string =>
  Object.entries(entries)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Calls of /api/uploads as a tus client makes them. */
export function tusClient({ app }: Pick<TestApp, 'app'>, headers: Record<string, string>) {
  return {
    begin: (kind: string, bytes: number) =>
      app.inject({
        method: 'POST',
        url: '/api/uploads',
        headers: {
          ...headers,
          ...TUS,
          'upload-length': String(bytes),
          'upload-metadata': tusMetadata({ kind, filename: '../../etc/passwd' }),
        },
      }),
    look: (id: string) =>
      app.inject({ method: 'HEAD', url: `/api/uploads/${id}`, headers: { ...headers, ...TUS } }),
    send: (id: string, offset: number, payload: Buffer) =>
      app.inject({
        method: 'PATCH',
        url: `/api/uploads/${id}`,
        headers: {
          ...headers,
          ...TUS,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        payload,
      }),
    giveUp: (id: string) =>
      app.inject({ method: 'DELETE', url: `/api/uploads/${id}`, headers: { ...headers, ...TUS } }),
  };
}

export const idOf = (response: { headers: Record<string, unknown> }): string =>
  String(response.headers.location).split('/').at(-1) ?? '';

/** Uploads a file in pieces, to its end by default, and returns its id. */
export async function uploadedFile(
  efie: Pick<TestApp, 'app'>,
  person: TestPerson,
  kind: UploadKind,
  content: Buffer,
  sent = content.length,
): Promise<string> {
  const tus = tusClient(efie, person.headers);
  const id = idOf(await tus.begin(kind, content.length));
  if (sent > 0) await tus.send(id, 0, content.subarray(0, sent));
  return id;
}

/** The file of an upload, where uploads are in a folder. */
export const resumableFile = ({ dataDir }: Pick<TestApp, 'dataDir'>, id: string): string =>
  path.join(dataDir, 'resumable', id);

/** A complete upload that was never checked: the process was killed as its last byte arrived. */
export async function unjudgedPhoto(
  efie: Pick<TestApp, 'app' | 'dataDir'>,
  person: TestPerson,
  content: Buffer,
): Promise<string> {
  const id = await uploadedFile(efie, person, 'photo', content, 0);
  await writeFile(resumableFile(efie, id), content);
  return id;
}
