let complaints: string[] = [];
let expected: RegExp[] = [];

/** Allows log output that matches, for example the error logged for a failed call. */
export const expectLogged = (text: RegExp): void => void expected.push(text);

/** Records logged errors and warnings, and uncaught errors. */
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
