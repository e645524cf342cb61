import { drawPoster } from './draw-poster.ts';
import { sendFile } from './send-file.ts';

/**
 * Sends a picture of a new video by itself, for a server that makes none, and returns the id of its upload. Without one
 * the video goes all the same: undefined, and never an error.
 */
export async function sendPoster(video: File, signal: AbortSignal): Promise<string | undefined> {
  const picture = await drawPoster(video);
  if (!picture || signal.aborted) return undefined;
  const file = new File([picture], 'poster.jpg', { type: picture.type });
  return new Promise((resolve) => {
    let id: string | undefined;
    const transfer = sendFile(file, 'photo', undefined, {
      located(url) {
        id = url.split('/').at(-1);
      },
      progress() {},
      away() {},
      done: () => resolve(id),
      failed: () => resolve(undefined),
    });
    signal.addEventListener('abort', () => {
      transfer.stop();
      resolve(undefined);
    });
  });
}
