import { drawSmaller, type Paper } from './draw-smaller.ts';
import { JPEG_HEAD_BYTES, type JpegHead, readJpegHead } from './jpeg-metadata.ts';

/** A worker that has not answered by then never will; the photo goes as it is. */
const PATIENCE_MS = 60_000;

let queue: Promise<unknown> = Promise.resolve();

/**
 * A photo as it is to be sent: upright, at most 2,048 px long, without a position. What the browser cannot read
 * is sent as it is; the server takes its metadata off. One at a time: a decoded photo takes 50 MB.
 */
export function preparePhoto(file: File): Promise<File> {
  const made = queue.then(() => prepare(file).catch(() => file));
  queue = made;
  return made;
}

async function prepare(file: File): Promise<File> {
  const head = readJpegHead(new Uint8Array(await file.slice(0, JPEG_HEAD_BYTES).arrayBuffer()));
  const mustDraw = head !== undefined && head.orientation !== 1;
  const made = await draw(file, mustDraw).catch(() => undefined);
  if (made) return named(made, file);
  return head && !mustDraw && head.kept.length > 1 ? bare(file, head) : file;
}

const named = (content: Blob, { name, lastModified }: File) =>
  new File([content], name, { type: content.type, lastModified });

/** The same picture, byte for byte, without its metadata. */
const bare = (file: File, { kept }: JpegHead) =>
  named(
    new Blob(
      kept.map(([from, to]) => file.slice(from, to)),
      { type: file.type },
    ),
    file,
  );

/** In a worker where it can draw, else in the page. */
async function draw(file: File, mustDraw: boolean): Promise<Blob | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return drawSmaller(file, inPage, mustDraw);
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob | undefined>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
      worker.onmessage = ({ data }: MessageEvent<{ made?: Blob; failed?: string }>) => {
        clearTimeout(timer);
        if (data.failed) reject(new Error(data.failed));
        else resolve(data.made);
      };
      worker.onerror = () => {
        clearTimeout(timer);
        reject(new Error('no worker'));
      };
      worker.postMessage({ file, mustDraw });
    });
  } finally {
    worker.terminate();
  }
}

function inPage(width: number, height: number): Paper {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  context.imageSmoothingQuality = 'high';
  return {
    draw: (picture, w, h) => context.drawImage(picture, 0, 0, w, h),
    save: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
  };
}
