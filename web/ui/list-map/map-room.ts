/** CSS pixels in which no pin lies at first: there, what searches stands over the map. */
export const FREE_TOP = { wide: 76, narrow: 136 };

/** Half of a pin's height and width, which stands with its middle on a place. */
const PIN = { high: 22, wide: 40 };
/** The buttons that zoom, from the edge on. */
const BUTTONS = 60;
/** Whose data it is, at the foot. */
const CREDITS = 24;

/** So much of a small map is left at least to show pins in. */
const LEAST_SHARE = 0.4;

interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** CSS pixels along the edges of a map in which no pin lies that one has zoomed to, for something stands over the map there. */
export function mapRoom(
  isWide: boolean,
  { clientWidth, clientHeight }: Pick<Element, 'clientWidth' | 'clientHeight'>,
): Room {
  const room = {
    top: FREE_TOP[isWide ? 'wide' : 'narrow'] + PIN.high,
    right: BUTTONS + PIN.wide,
    bottom: CREDITS + PIN.high,
    left: PIN.wide,
  };
  // The library goes nowhere where there is no room at all.
  const high = Math.min(1, (clientHeight * (1 - LEAST_SHARE)) / (room.top + room.bottom));
  const wide = Math.min(1, (clientWidth * (1 - LEAST_SHARE)) / (room.left + room.right));
  return {
    top: room.top * high,
    right: room.right * wide,
    bottom: room.bottom * high,
    left: room.left * wide,
  };
}
