const immediate = () => new Promise<void>((resolve) => setImmediate(resolve));

let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop to oneself: of all who wait one has the next, and what is in memory is sent in between
 * (docs/decisions/overload.md).
 */
export function ownTurn(): Promise<void> {
  const turn = last.then(immediate);
  // The renderer takes up what it waited for a turn later.
  last = turn.then(immediate);
  return turn;
}
