import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import type { Stage } from '../stage.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const PIECES = 3;

/** Uploads a photo by tus, resuming wherever it was broken off; returns its id, or undefined when that fails. */
export async function uploadInPieces(
  { ledger, isOver }: Stage,
  caller: Caller,
  photo: Buffer,
): Promise<string | undefined> {
  const begun = await caller.call('POST', '/api/uploads', undefined, {
    ...TUS,
    'upload-length': String(photo.length),
    'upload-metadata': `kind ${Buffer.from('photo').toString('base64')}`,
  });
  const id = begun?.status === 201 ? begun.headers.get('location')?.split('/').at(-1) : undefined;
  const url = `/api/uploads/${id}`;
  const size = Math.ceil(photo.length / PIECES);
  let offset = 0;
  while (id && !isOver()) {
    const piece = new Uint8Array(photo.subarray(offset, offset + size));
    const sent = await caller.call('PATCH', url, piece, {
      ...TUS,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    });
    // Without a response, ask how far the upload came.
    const response = sent?.status === 204 ? sent : await caller.call('HEAD', url, undefined, TUS);
    if (!response) await wait(200);
    else if (response.status > 204) return undefined;
    else {
      const arrived = Number(response.headers.get('upload-offset'));
      if (arrived < offset) {
        ledger.faultyResponses.push(`an upload had ${offset} bytes, and ${arrived} later`);
      }
      if (arrived === photo.length) return id;
      offset = arrived;
    }
  }
  return undefined;
}
