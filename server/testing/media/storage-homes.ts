import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenStorage, openStorage } from '#server/platform/storage/open-storage.ts';
import { s3Environment, startS3Server } from '../servers/s3-server.ts';

/** Kinds of storage: every promise of the storage is tested on both. */
export const storageHomes: { home: string; open: () => Promise<OpenedHome> }[] = [
  { home: 'a folder', open: openFolder },
  { home: 'an S3-compatible store', open: openS3 },
];

/** A storage that its test opens again, as another process would, and discards. */
export interface OpenedHome {
  open(): Promise<OpenStorage>;
  /** Environment variables that point another process to it. */
  env: Record<string, string>;
  discard(): Promise<void>;
}

async function openFolder(): Promise<OpenedHome> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-home-'));
  return {
    open: () => openStorage({ s3: undefined, dataDir }),
    env: { DATA_DIR: dataDir },
    discard: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function openS3(): Promise<OpenedHome> {
  const server = await startS3Server();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-home-'));
  await mkdir(path.join(dataDir, 'uploads'));
  return {
    open: () => openStorage({ s3: server.settings, dataDir }),
    env: s3Environment(server.settings),
    async discard() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
