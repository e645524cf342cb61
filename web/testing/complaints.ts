let complaints: string[] = [];
let expected: RegExp[] = [];

/** Lets the page log what matches, such as the error that a failed call is logged with. */
export const expectLogged = (text: RegExp): void => void expected.push(text);

/** Takes down what is logged as an error or a warning, and what nobody catches. */
export function startComplaints(): void {
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...said) => {
      const text = said.map(String).join(' ');
      if (expected.some((each) => each.test(text))) return;
      complaints.push(`${level}: ${text}`);
      log(...said);
    };
  }
  window.addEventListener('unhandledrejection', ({ reason }) => {
    complaints.push(`uncaught: ${reason}`);
  });
}

/** Returns the unexpected complaints recorded so far, and starts again. */
export function endComplaints(): string[] {
  const found = complaints;
  complaints = [];
  expected = [];
  return found;
}
