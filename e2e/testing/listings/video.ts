import type { Page } from '@playwright/test';

/** A real WebM, recorded by the browser from a canvas; 40 milliseconds per frame. */
export async function recordVideo(page: Page, { frames = 12 } = {}): Promise<Buffer> {
  const base64 = await page.evaluate(async (frames) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const brush = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < frames; frame += 1) {
      if (brush) {
        brush.fillStyle = `hsl(${frame * 9}, 60%, 50%)`;
        brush.fillRect(0, 0, canvas.width, canvas.height);
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, frames);
  return Buffer.from(base64, 'base64');
}
