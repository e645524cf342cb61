import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { findProcess } from '#server/platform/process-table.ts';
import type { VideoTools } from '#server/platform/video-tools.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { mp4Video } from '#server/testing/media/mp4-video.ts';
import { slowVideoTools } from '#server/testing/media/slow-video-tools.ts';
import { postUpload, videoFile } from '#server/testing/media/uploads.ts';
import { signedInAs } from '#server/testing/people.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { rebuildMedia } from '../lifecycle/rebuild-media.ts';
import { makeRenditionJob } from './make-rendition.ts';

const efie = bootTestApp();
const servers: ServerProcess[] = [];
let folder: string;
let tools: VideoTools;
let seconds = 1;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efie-slow-'));
  tools = await slowVideoTools(folder);
  efie.platform.videoTools = tools;
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
  await rm(folder, { recursive: true });
});

/** Another process on the same database and the same files. */
async function startServer(): Promise<ServerProcess> {
  const server = await startServerProcess(efie, { env: { FFMPEG_PATH: tools.ffmpeg } });
  servers.push(server);
  return server;
}

async function uploadVideo(): Promise<Property> {
  seconds += 1;
  const { headers } = await signedInAs(efie.platform, 'Agent');
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: [videoFile(mp4Video({ seconds }))],
    headers,
  });
  return response.json<UploadPropertyResponse>().property;
}

const videoOf = async ({ _id: id }: Property) =>
  (await efie.app.inject(`/api/properties/${id}`)).json<Property>().video;

/** The process that works on a rendition; undefined until it does. */
const working = () =>
  readFile(path.join(folder, 'working'), 'utf8').then(
    // Empty while it is being written.
    (pid) => Number(pid) || undefined,
    () => undefined,
  );

/** A process that ended counts as ended, even if nobody has collected its exit code. */
const isAlive = async (pid: number): Promise<boolean> => (await findProcess(pid)) !== undefined;

const renditionJobs = async () =>
  (
    await efie.connection.pool.query(
      `select locked_by from graphile_worker.jobs where task_identifier = 'make-video-rendition'`,
    )
  ).rows;

const letGo = () => writeFile(path.join(folder, 'go'), '');
const RENDITION = /^http:\/\/efie\.test\/media\/videos\/[0-9a-f]{32}\/[0-9a-f]{32}\.mp4$/;

test('kill -9 in the middle ends ffmpeg too, and the next process makes the rendition', async () => {
  const property = await uploadVideo();
  const first = await startServer();
  await expect.poll(working, { timeout: 60_000 }).toEqual(expect.any(Number));
  const ffmpeg = Number(await working());
  expect(await isAlive(ffmpeg)).toBe(true);
  await first.kill();
  await expect.poll(() => isAlive(ffmpeg)).toBe(false);
  expect(await videoOf(property)).toBe(property.video);

  await letGo();
  await startServer();
  await expect.poll(() => videoOf(property), { timeout: 60_000 }).toMatch(RENDITION);
  // The job ends a moment after its work is seen.
  await expect.poll(renditionJobs).toEqual([]);
});

test('a process that is told to stop breaks off its video and puts it back', async () => {
  const property = await uploadVideo();
  const folders = async () =>
    (await readdir(efie.platform.uploadsDir)).filter((name) => name.startsWith('video-'));
  const before = await folders();
  const group = { specs: [makeRenditionJob(efie.platform)], concurrency: 1 };
  const runner = await runJobs(efie.connection.settings, [group], efie.platform.log);
  await expect.poll(working, { timeout: 60_000 }).toEqual(expect.any(Number));
  const ffmpeg = Number(await working());
  await runner.stop();
  await expect.poll(() => isAlive(ffmpeg)).toBe(false);
  expect(await folders()).toEqual(before);
  // Its lock goes a moment later; other processes would take over that of one that ended
  // (worker-liveness.ts).
  await expect.poll(renditionJobs, { timeout: 60_000 }).toEqual([{ locked_by: null }]);

  await letGo();
  await efie.connection.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await efie.runJobs();
  expect(await videoOf(property)).toMatch(RENDITION);
});

test('a video from before ffmpeg was installed is taken up by a rebuild', async () => {
  efie.platform.videoTools = undefined;
  const property = await uploadVideo();
  await efie.runJobs();
  expect(await videoOf(property)).toBe(property.video);

  efie.platform.videoTools = tools;
  await letGo();
  await rebuildMedia(efie.platform.db, 'missing');
  await efie.runJobs();
  expect(await videoOf(property)).toMatch(RENDITION);
});
