import type { CDPSession, Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Fingers on a phone's screen; each position in the list is one finger. */
export async function fingersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    touch(session, type, points);
  return {
    /** Moves from the first positions to the last in ten steps, and waits for the page after each. */
    async move(from: readonly Point[], to: readonly Point[]): Promise<void> {
      await send('touchStart', from);
      for (let step = 1; step <= 10; step += 1) {
        await send(
          'touchMove',
          from.map(([x, y], finger) => {
            const [endX, endY] = to[finger] ?? [x, y];
            return [x + ((endX - x) * step) / 10, y + ((endY - y) * step) / 10];
          }),
        );
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await send('touchEnd', []);
    },
  };
}

const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
