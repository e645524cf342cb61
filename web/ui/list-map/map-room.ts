/** CSS pixels at the top without pins at first, because the search controls are over the map there. */
export const FREE_TOP = { wide: 76, narrow: 136 };

/** Half of a pin's height and width; its middle is on the place. */
const PIN = { high: 22, wide: 40 };
/** The buttons that zoom, from the edge on. */
const BUTTONS = 60;
/** The map data credits at the bottom. */
const CREDITS = 24;

/** So much of a small map is left at least to show pins in. */
const LEAST_SHARE = 0.4;

interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** CSS pixels along the map's edges without pins after zooming, because controls are over the map there. */
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
  // The library does not move the map if no room is left.
  const high = Math.min(1, (clientHeight * (1 - LEAST_SHARE)) / (room.top + room.bottom));
  const wide = Math.min(1, (clientWidth * (1 - LEAST_SHARE)) / (room.left + room.right));
  return {
    top: room.top * high,
    right: room.right * wide,
    bottom: room.bottom * high,
    left: room.left * wide,
  };
}
