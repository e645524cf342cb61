/** A picture's place in its frame: scaled about the frame's middle, then moved, in CSS pixels. */
export interface Place {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Place = { scale: 1, x: 0, y: 0 };

/** Zoom of a double tap or the button; photos are 1,600 px at most, so more would only blur. */
export const CLOSER = 2.5;
const CLOSEST = 5;

interface Size {
  width: number;
  height: number;
}

/** A place held within its bounds: never smaller than whole, and never with a gap at the frame's edge. */
export function within({ scale, x, y }: Place, { width, height }: Size): Place {
  const held = Math.min(Math.max(scale, 1), CLOSEST);
  const most = { x: ((held - 1) * width) / 2, y: ((held - 1) * height) / 2 };
  return { scale: held, x: clamp(x, most.x), y: clamp(y, most.y) };
}

/** Scaled so that the place under `point`, measured from the frame's middle, does not move. */
export function scaledAt(place: Place, scale: number, point: { x: number; y: number }): Place {
  const by = scale / place.scale;
  return { scale, x: point.x - (point.x - place.x) * by, y: point.y - (point.y - place.y) * by };
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);
