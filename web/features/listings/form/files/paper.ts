import { MATRICES } from './orientation.ts';
import type { Drawing, Paper } from './resize-photo.ts';

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** A canvas to draw on, whatever way it is saved. */
export function paperOn(context: Context | null, save: Paper['save']): Paper {
  if (!context) throw new Error('this browser draws nothing');
  context.imageSmoothingQuality = 'high';
  const { width, height } = context.canvas;
  return {
    draw: (drawing) => draw(context, drawing, width, height),
    pixels: () => context.getImageData(0, 0, width, height),
    save,
  };
}

function draw(
  context: Context,
  { picture, orientation, part }: Drawing,
  width: number,
  height: number,
): void {
  // Last first: the picture into the unit square, turned there, the part of it over the whole canvas.
  context.setTransform(width / part.width, 0, 0, height / part.height, 0, 0);
  context.translate(-part.x, -part.y);
  context.transform(...MATRICES[orientation]);
  context.drawImage(picture, 0, 0, 1, 1);
}
