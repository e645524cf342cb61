import { beforeEach, expect, test } from 'vitest';
import { RefusedPhotoError } from './prepare-photo.ts';
import type { QueuedFile, QueueParts } from './queue-parts.ts';
import { UploadQueue } from './upload-queue.ts';

type Events = Parameters<QueueParts['send']>[3];

interface Sent {
  name: string;
  url: string | undefined;
  events: Events;
  stopped: boolean;
}

let sent: Sent[];
let discarded: string[];
let queue: UploadQueue;
let formTakesFiles: boolean;

const file = (name: string) => new File(['12345678'], name);
const chosen = (id: string, more: Partial<QueuedFile> = {}): QueuedFile => ({
  id,
  kind: 'photo',
  file: file(`${id}.jpg`),
  prepared: true,
  ...more,
});
const stepOf = (id: string) => queue.snapshot().get(id)?.state.step;
const steps = () => [...queue.snapshot().values()].map(({ state }) => state.step);
const last = () => {
  const transfer = sent.at(-1);
  if (!transfer) throw new Error('nothing is sent');
  return transfer;
};

beforeEach(() => {
  sent = [];
  discarded = [];
  formTakesFiles = true;
  queue = new UploadQueue({
    async prepare({ name }) {
      if (name.startsWith('cut')) throw new RefusedPhotoError('It was cut short.');
      return { file: file(`small ${name}`), warning: 'It is small.' };
    },
    send(what, _kind, url, events) {
      const transfer = { name: what.name, url, events, stopped: false };
      sent.push(transfer);
      return {
        stop() {
          transfer.stopped = true;
        },
      };
    },
    discard: (url) => void discarded.push(url),
    get formTakesFiles() {
      return formTakesFiles;
    },
  });
  queue.start();
});

test('two files are sent at a time, and the next as soon as one is done', () => {
  queue.sync([chosen('a'), chosen('b'), chosen('c')]);
  expect(steps()).toEqual(['sending', 'sending', 'waiting']);
  sent[0]?.events.progress(4, 8);
  expect(queue.snapshot().get('a')?.state).toEqual({ step: 'sending', sent: 4, total: 8 });
  sent[0]?.events.done();
  expect(steps()).toEqual(['done', 'sending', 'sending']);
});

test('a photo is made smaller before it is sent, and a prepared file resumes where it was', async () => {
  queue.sync([chosen('a', { prepared: false }), chosen('v', { kind: 'video', url: '/u/v' })]);
  expect(stepOf('a')).toBe('preparing');
  expect(last()).toMatchObject({ name: 'v.jpg', url: '/u/v' });
  await expect.poll(() => stepOf('a')).toBe('sending');
  expect(last()).toMatchObject({ name: 'small a.jpg', url: undefined });
  expect(queue.snapshot().get('a')).toMatchObject({ prepared: true });
});

test('a file that the device finds broken is never sent, and the next goes on', async () => {
  queue.sync([chosen('cut', { prepared: false }), chosen('b', { prepared: false })]);
  await expect.poll(() => stepOf('b')).toBe('sending');
  expect(queue.snapshot().get('cut')?.state).toEqual({
    step: 'refused',
    sentence: 'It was cut short.',
  });
  expect(sent.map(({ name }) => name)).toEqual(['small b.jpg']);
  expect(queue.snapshot().get('b')?.warning).toBe('It is small.');
});

test('a server that does not respond is reported until bytes move again', () => {
  queue.sync([chosen('a'), chosen('b'), chosen('c')]);
  last().events.progress(2, 8);
  last().events.away();
  expect(queue.snapshot().get('b')?.state).toEqual({
    step: 'sending',
    sent: 2,
    total: 8,
    away: true,
  });
  last().events.progress(4, 8);
  expect(queue.snapshot().get('b')?.state).toEqual({ step: 'sending', sent: 4, total: 8 });
});

test('waiting files also say when there is no connection', () => {
  queue.sync([chosen('a'), chosen('b'), chosen('c')]);
  queue.sleep();
  expect(steps()).toEqual(['offline', 'offline', 'offline']);
  queue.wake();
  expect(steps()).toEqual(['sending', 'sending', 'waiting']);
});

test('a paused file gives up its place, and resumes where it stopped', () => {
  queue.sync([chosen('a'), chosen('b'), chosen('c')]);
  sent[0]?.events.located('/u/a');
  sent[0]?.events.progress(4, 8);
  queue.pause('a');
  expect(steps()).toEqual(['paused', 'sending', 'sending']);
  expect(sent[0]?.stopped).toBe(true);
  sent[0]?.events.done();
  expect(stepOf('a'), 'what a stopped one says is nothing').toBe('paused');
  sent[1]?.events.done();
  queue.resume('a');
  expect(last()).toMatchObject({ name: 'a.jpg', url: '/u/a' });
});

test('a failed file says why, holds up no other and can be tried again', () => {
  queue.sync([chosen('a'), chosen('b'), chosen('c')]);
  sent[0]?.events.failed({ kind: 'failed', sentence: 'Too large.' });
  expect(steps()).toEqual(['failed', 'sending', 'sending']);
  expect(queue.snapshot().get('a')?.state).toMatchObject({ sentence: 'Too large.' });
  sent[1]?.events.done();
  queue.resume('a');
  expect(stepOf('a')).toBe('sending');
});

test('a file waits without a connection, and resumes by itself', () => {
  queue.sync([chosen('a')]);
  last().events.located('/u/a');
  last().events.failed({ kind: 'offline' });
  expect(stepOf('a')).toBe('offline');
  queue.wake();
  expect(stepOf('a')).toBe('sending');
  expect(last().url).toBe('/u/a');
  last().events.progress(4, 8);
  queue.sleep();
  expect(queue.snapshot().get('a')?.state).toEqual({ step: 'offline', sent: 4, total: 8 });
  expect(last().stopped).toBe(true);
});

test('a file says when the session ended, or when it has to go with the form', () => {
  queue.sync([chosen('a'), chosen('b')]);
  sent[0]?.events.failed({ kind: 'signed-out' });
  sent[1]?.events.failed({ kind: 'with-form', sentence: 'No.' });
  expect(steps()).toEqual(['signed-out', 'with-form']);
});

test('a removed file is discarded on the server, unless it is listed already', () => {
  queue.sync([chosen('a'), chosen('b')]);
  for (const { name, events } of sent) events.located(`/u/${name}`);
  queue.sync([chosen('b')]);
  expect([sent[0]?.stopped, discarded]).toEqual([true, ['/u/a.jpg']]);
  queue.handOver();
  queue.sync([]);
  expect(discarded).toHaveLength(1);
});

test('a page that is left stops all uploads, and resumes them when it comes back', () => {
  queue.sync([chosen('a')]);
  last().events.located('/u/a');
  queue.stop();
  expect([stepOf('a'), last().stopped]).toEqual(['waiting', true]);
  queue.start();
  expect(sent).toHaveLength(2);
  expect(last().url).toBe('/u/a');
});

test('waiting ends when no upload is under way, or when it is aborted', async () => {
  queue.sync([chosen('a'), chosen('b')]);
  let isSettled = false;
  const settled = queue.settled(new AbortController().signal).then(() => {
    isSettled = true;
  });
  sent[0]?.events.failed({ kind: 'offline' });
  sent[1]?.events.failed({ kind: 'failed', sentence: 'No.' });
  await Promise.resolve();
  expect(isSettled).toBe(false);
  queue.wake();
  last().events.done();
  await settled;
  queue.resume('b');
  const broken = new AbortController();
  const wait = queue.settled(broken.signal);
  broken.abort();
  await wait;
});

test('a file that no listing can take is not tried again, and leaves the server', () => {
  queue.sync([chosen('a')]);
  last().events.located('/u/a');
  last().events.failed({ kind: 'refused', sentence: 'Broken.' });
  queue.resume('a');
  expect(sent).toHaveLength(1);
  expect(queue.snapshot().get('a')).toMatchObject({
    state: { step: 'refused', sentence: 'Broken.' },
    url: undefined,
  });
});

test('a file refused with its listing is tried again only where that can help', () => {
  queue.sync([chosen('a'), chosen('b')]);
  for (const { events } of sent) events.done();
  queue.refuse('a', 'Gone.', false);
  queue.refuse('b', 'Broken.', true);
  queue.resume('a');
  queue.resume('b');
  expect(steps()).toEqual(['sending', 'refused']);
});

test('a photo that stays too large is refused before it is sent', async () => {
  const big = file('big.jpg');
  Object.defineProperty(big, 'size', { value: 15 * 1024 * 1024 + 1 });
  queue.sync([chosen('a', { file: big }), chosen('b', { file: big, prepared: false })]);
  await expect.poll(steps).toEqual(['refused', 'sending']);
  expect(sent.map(({ name }) => name)).toEqual(['small big.jpg']);
  expect(queue.snapshot().get('a')?.state).toMatchObject({
    sentence: 'Image file is too large. Please choose a smaller image (max 15MB).',
  });
});

test('a file paused on an earlier visit stays paused until it is resumed', () => {
  queue.sync([chosen('a', { paused: true, url: '/u/a' }), chosen('b')]);
  expect(steps()).toEqual(['paused', 'sending']);
  queue.resume('a');
  expect(last()).toMatchObject({ name: 'a.jpg', url: '/u/a' });
});

test('a form that takes no files says why a file failed', () => {
  formTakesFiles = false;
  queue.sync([chosen('a')]);
  last().events.failed({ kind: 'with-form', sentence: 'Too many.' });
  expect(queue.snapshot().get('a')?.state).toEqual({ step: 'failed', sentence: 'Too many.' });
});
