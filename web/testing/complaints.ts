let complaints: string[] = [];

/** Takes down what is logged as an error or a warning, and what nobody catches. */
export function startComplaints(): void {
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...said) => {
      const text = said.map(String).join(' ');
      complaints.push(`${level}: ${text}`);
      log(...said);
    };
  }
  window.addEventListener('unhandledrejection', ({ reason }) => {
    complaints.push(`uncaught: ${reason}`);
  });
}

/** What was taken down; begins anew. */
export function endComplaints(): string[] {
  const found = complaints;
  complaints = [];
  return found;
}
