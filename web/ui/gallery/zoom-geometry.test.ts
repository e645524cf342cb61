import { describe, expect, it } from 'vitest';
import { scaledAt, WHOLE, within } from './zoom-geometry.ts';

const FRAME = { width: 360, height: 740 };

describe('a zoomed picture', () => {
  it('keeps what lies under the fingers', () => {
    const point = { x: 90, y: -120 };
    const closer = scaledAt(WHOLE, 2, point);
    // The point of the picture that was there is still there: (point - move) / scale.
    expect((point.x - closer.x) / closer.scale).toBe(90);
    expect((point.y - closer.y) / closer.scale).toBe(-120);
    const closest = scaledAt(closer, 4, point);
    expect((point.x - closest.x) / closest.scale).toBe(90);
  });

  it('is never smaller than whole, and leaves no gap at an edge', () => {
    expect(within({ scale: 0.4, x: 30, y: 30 }, FRAME)).toEqual(WHOLE);
    expect(within({ scale: 2, x: 900, y: -900 }, FRAME)).toEqual({ scale: 2, x: 180, y: -370 });
    expect(within({ scale: 50, x: 0, y: 0 }, FRAME).scale).toBe(5);
  });
});
