/** Asks the user to confirm their identity; resolves to whether they did. */
type Ask = () => Promise<boolean>;

let ask: Ask = async () => false;
let underWay: Promise<boolean> | undefined;

/** Has `next` ask from now on. */
export function askBy(next: Ask): void {
  ask = next;
}

/** Resolves to true once the user has confirmed their identity; simultaneous calls share one dialog. */
export function confirmedAgain(): Promise<boolean> {
  underWay ??= ask().finally(() => {
    underWay = undefined;
  });
  return underWay;
}
