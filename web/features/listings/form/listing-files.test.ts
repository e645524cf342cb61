import { expect, test } from 'vitest';
import { type FileState, stateSentence } from './files/file-state.ts';
import type { QueuedFile, SentFile } from './files/queue-parts.ts';
import { filesInTheWay, filesSentence, listingFiles } from './listing-files.ts';

const file = new File(['12345678'], 'a.jpg');
const DONE: FileState = { step: 'done' };
const HALF: FileState = { step: 'sending', sent: 4, total: 8 };

/** Photos with these states, then a video. */
function files(photos: FileState[], video?: FileState) {
  const states = [...photos, ...(video ? [video] : [])];
  const chosen = states.map(
    (_, place): QueuedFile => ({
      id: `f${place}`,
      kind: place < photos.length ? 'photo' : 'video',
      file,
      prepared: true,
    }),
  );
  const sent = states.map((state, place): [string, SentFile] => [
    `f${place}`,
    { state, file, prepared: true, url: `/api/uploads/id${place}` },
  ]);
  return listingFiles(chosen, new Map(sent));
}

test('uploaded files are named in order, and the rest go with the form', () => {
  const all = files([DONE, { step: 'with-form' }, DONE], DONE);
  expect(all.arrived).toEqual({ photos: ['id0', 'file', 'id2'], video: 'id3' });
  expect([all.withForm.images.length, all.missing]).toEqual([1, false]);
  expect(filesSentence(all)).toBe('4 files ready.');
});

test('a file that is under way or failed counts as missing', () => {
  expect(files([DONE, HALF])).toMatchObject({ missing: true, underWay: 1, sent: 12, total: 16 });
  expect(filesSentence(files([DONE, HALF]))).toBe(
    '1 of 2 files uploaded. You can keep filling in the form.',
  );
});

// §2.7/5
test('every file that is in the way is named', () => {
  const refused: FileState = { step: 'refused', sentence: 'No.' };
  const failed: FileState = { step: 'failed', sentence: 'No.' };
  const said = (...states: FileState[]) => filesInTheWay(files(states).all);
  expect(said(DONE, HALF)).toBeUndefined();
  expect(said(DONE, refused)).toBe('Photo 2 can’t be used. Please remove it, or choose another.');
  expect(said(refused, DONE, refused, failed)).toBe(
    'Photo 1 and photo 3 can’t be used. Please remove them, or choose others. ' +
      'Photo 4 couldn’t be uploaded. Try again, or remove what you don’t need.',
  );
});

test('a photo is measured only once it is prepared for sending', () => {
  const sizes = (prepared: boolean) =>
    listingFiles([{ id: 'a', kind: 'photo', file, prepared }], new Map()).measured.map(
      ({ size }) => size,
    );
  expect([sizes(true), sizes(false)]).toEqual([[8], [0]]);
});

test('a file that was just chosen waits', () => {
  const [waiting] = listingFiles(
    [{ id: 'a', kind: 'photo', file, prepared: false }],
    new Map(),
  ).all;
  expect(waiting?.state).toEqual({ step: 'waiting' });
});

test.each<[FileState, string]>([
  [{ step: 'preparing' }, 'Making it smaller'],
  [HALF, '50% of 1\u00a0kB'],
  [{ step: 'sending', sent: 8, total: 8 }, 'Checking'],
  [{ step: 'with-form' }, '1\u00a0kB, sent with the form'],
  [{ ...HALF, step: 'paused' }, 'Paused at 50%'],
  [{ step: 'paused', sent: 0, total: 0 }, 'Paused'],
  [{ ...HALF, step: 'offline' }, 'No connection. It will resume by itself.'],
  [DONE, 'Uploaded, 1\u00a0kB'],
  [{ step: 'failed', sentence: 'Too large.' }, 'Too large.'],
])('a tile with %j says "%s"', (state, sentence) => {
  expect(stateSentence(state, 8)).toBe(sentence);
});
