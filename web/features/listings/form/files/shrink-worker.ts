import { paperOn } from './paper.ts';
import { type Changes, resizePhoto } from './resize-photo.ts';

/** Draws photos off the main thread, so that typing stays smooth. */
addEventListener(
  'message',
  async ({ data }: MessageEvent<{ file: Blob; changes: Changes }>): Promise<void> => {
    try {
      postMessage({ drawn: await resizePhoto(data.file, offscreen, data.changes) });
    } catch (error) {
      postMessage({ failed: String(error) });
    }
  },
);

function offscreen(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  return paperOn(canvas.getContext('2d'), (type, quality) =>
    canvas.convertToBlob({ type, quality }),
  );
}
