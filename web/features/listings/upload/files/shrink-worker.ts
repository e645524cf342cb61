import { drawSmaller, type Paper } from './draw-smaller.ts';

/** Draws photos beside the page, so that typing goes on. */
addEventListener(
  'message',
  async ({ data }: MessageEvent<{ file: Blob; mustDraw: boolean }>): Promise<void> => {
    try {
      postMessage({ made: await drawSmaller(data.file, offscreen, data.mustDraw) });
    } catch (error) {
      postMessage({ failed: String(error) });
    }
  },
);

function offscreen(width: number, height: number): Paper {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing beside the page');
  context.imageSmoothingQuality = 'high';
  return {
    draw: (picture, w, h) => context.drawImage(picture, 0, 0, w, h),
    save: (type, quality) => canvas.convertToBlob({ type, quality }),
  };
}
