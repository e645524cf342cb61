import { useEffect, useState, useSyncExternalStore } from 'react';
import { preparePhoto } from './prepare-photo.ts';
import type { QueuedFile } from './queue-parts.ts';
import { discardUpload, sendFile } from './send-file.ts';
import { UploadQueue } from './upload-queue.ts';

/** Retry interval for a lost connection that the browser has not reported. */
const WAKE_MS = 30_000;

/**
 * Uploads the chosen files while the page is open; `ready` once all of them are known, `formTakesFiles` if the
 * form can carry files that cannot be uploaded on their own.
 */
export function useUploadQueue(
  files: readonly QueuedFile[],
  ready: boolean,
  formTakesFiles: boolean,
) {
  const [queue] = useState(
    () =>
      new UploadQueue({
        prepare: preparePhoto,
        send: sendFile,
        discard: discardUpload,
        formTakesFiles,
      }),
  );
  const sent = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);

  useEffect(() => {
    const wake = () => queue.wake();
    const sleep = () => queue.sleep();
    window.addEventListener('online', wake);
    window.addEventListener('offline', sleep);
    const timer = setInterval(wake, WAKE_MS);
    queue.start();
    return () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', sleep);
      clearInterval(timer);
      queue.stop();
    };
  }, [queue]);

  const ids = files.map(({ id }) => id).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is what its id says
  useEffect(() => {
    if (ready) queue.sync(files);
  }, [queue, ready, ids]);

  return { queue, sent };
}
