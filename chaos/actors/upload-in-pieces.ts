import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import type { Stage } from '../stage.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const PIECES = 3;
const TRIES = 60;

/** Uploads a photo by tus, going on wherever it was broken off; returns its id, or undefined when that does not work. */
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
  if (!id) return undefined;
  const url = `/api/uploads/${id}`;
  const size = Math.ceil(photo.length / PIECES);
  let offset = 0;
  for (let tries = 0; tries < TRIES && !isOver(); tries += 1) {
    const response = await caller.call(
      'PATCH',
      url,
      new Uint8Array(photo.subarray(offset, offset + size)),
      {
        ...TUS,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
    );
    if (response?.status === 204) {
      offset = Number(response.headers.get('upload-offset'));
      if (offset === photo.length) return id;
      continue;
    }
    const arrived = await lookUntilResponse(caller, url, isOver);
    if (arrived === undefined) return undefined;
    if (arrived < offset) {
      ledger.faultyResponses.push(`an upload had ${offset} bytes, and ${arrived} later`);
      return undefined;
    }
    if (arrived === photo.length) return id;
    offset = arrived;
  }
  return undefined;
}

async function lookUntilResponse(
  caller: Caller,
  url: string,
  isOver: () => boolean,
): Promise<number | undefined> {
  for (let tries = 0; tries < TRIES && !isOver(); tries += 1) {
    const response = await caller.call('HEAD', url, undefined, TUS);
    if (response?.status === 200) return Number(response.headers.get('upload-offset'));
    if (response) return undefined;
    await wait(200);
  }
  return undefined;
}
