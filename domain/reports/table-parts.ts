import { REPORT_STATES, type ReportAction } from './rules.ts';

interface Ended {
  settled: { at: string; action: ReportAction; note: string } | null;
}

/** How reports were settled, in the export of a table of reports. */
export const SETTLED_COLUMNS = {
  settledAt: { file: 'Settled', of: ({ settled }: Ended) => settled?.at ?? null },
  settledBy: { file: 'How', of: ({ settled }: Ended) => settled?.action ?? null },
  settledNote: { file: 'Note', of: ({ settled }: Ended) => settled?.note ?? null },
} as const;

/** Shows open reports unless settled ones are asked for. */
export const REPORT_STATE_FILTER = {
  label: 'State',
  values: REPORT_STATES,
  labels: { open: 'Open', settled: 'Settled' },
  unchosen: 'open',
} as const;
