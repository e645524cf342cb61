import { mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { lifeMs } from '#domain/privacy/lives.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { archives } from './archive-repository.ts';
import { archiveReadyMail } from './mails.ts';
import { writeArchive } from './write-archive.ts';

interface Payload {
  id: string;
}

export const MAKE_ARCHIVE = { name: 'make-own-archive', maxAttempts: 10 } as const;

export const archiveKey = (id: string) => `archives/${id}.zip`;

/**
 * Makes the file that someone asked for, next to the waiting uploads, stores it, and mails that it
 * is ready. After an interruption it starts again; if it runs twice, it mails once.
 */
export const makeArchiveJob = (platform: Platform): JobSpec<Payload> => ({
  ...MAKE_ARCHIVE,
  async run({ id }, signal) {
    const { db, storage, uploadsDir, disk } = platform;
    const archive = await archives.find(db, id);
    if (!archive || archive.ready_at) return;
    const isWritten = await disk.announce(await archives.photoBytes(db, archive.user_id));
    const folder = await mkdtemp(path.join(uploadsDir, 'archive-'));
    try {
      const file = path.join(folder, 'archive.zip');
      await writeArchive(platform, archive.user_id, file, signal);
      const { size } = await stat(file);
      await storage.put('private', archiveKey(id), { file });
      await notifyReady(platform, id, size);
    } finally {
      isWritten();
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/** Someone who has left meanwhile gets no mail; the next clean-up removes the file. */
const notifyReady = ({ db, now, config }: Platform, id: string, bytes: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const ready_at = now();
    const expires_at = new Date(ready_at.getTime() + lifeMs('ownArchive'));
    const person = await archives.setReady(tx, { id, ready_at, bytes, expires_at });
    if (person) await queueMail(tx, archiveReadyMail(person, expires_at, config.appUrl));
  });
