import { drawPoster } from './draw-poster.ts';
import { sendFile } from './send-file.ts';

/**
 * Uploads a picture of a new video separately, for servers that make none, and returns its upload's id. On
 * failure the video goes without one: undefined, never an error.
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
