import { paperOn } from './paper.ts';
import { type Changes, type Drawn, resizePhoto } from './resize-photo.ts';

/** A worker that has not responded by then never will; the photo goes unchanged. */
const PATIENCE_MS = 60_000;

/** Draws a photo, in a worker if that can draw, otherwise in the page. Fails if the browser cannot read it. */
export async function drawPhoto(file: Blob, changes: Changes): Promise<Drawn> {
  if (typeof OffscreenCanvas === 'undefined') return resizePhoto(file, inPage, changes);
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Drawn>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no response')), PATIENCE_MS);
      worker.onmessage = ({ data }: MessageEvent<{ drawn?: Drawn; failed?: string }>) => {
        clearTimeout(timer);
        if (data.drawn) resolve(data.drawn);
        else reject(new Error(data.failed));
      };
      worker.onerror = () => {
        clearTimeout(timer);
        reject(new Error('no worker'));
      };
      worker.postMessage({ file, changes });
    });
  } finally {
    worker.terminate();
  }
}

function inPage(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return paperOn(
    canvas.getContext('2d'),
    (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
  );
}
