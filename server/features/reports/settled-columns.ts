import type { ReportAction } from '#domain/reports/rules.ts';

interface Ended {
  settled: { at: string; action: ReportAction; note: string } | null;
}

/** How reports ended, in the file of a table of reports. */
export const SETTLED_COLUMNS = [
  { heading: 'Settled', of: ({ settled }: Ended) => settled?.at ?? null },
  { heading: 'How', of: ({ settled }: Ended) => settled?.action ?? null },
  { heading: 'Note', of: ({ settled }: Ended) => settled?.note ?? null },
];
