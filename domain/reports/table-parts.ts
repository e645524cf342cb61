import { REPORT_STATES, type ReportAction } from './rules.ts';

interface Ended {
  settled: { at: string; action: ReportAction; note: string } | null;
}

/** How reports ended, in the file of a table of reports. */
export const SETTLED_COLUMNS = {
  settledAt: { file: 'Settled', of: ({ settled }: Ended) => settled?.at ?? null },
  settledBy: { file: 'How', of: ({ settled }: Ended) => settled?.action ?? null },
  settledNote: { file: 'Note', of: ({ settled }: Ended) => settled?.note ?? null },
} as const;

/** Reports that wait for an Admin, unless it is asked for those that were ended. */
export const REPORT_STATE_FILTER = {
  label: 'State',
  values: REPORT_STATES,
  labels: { open: 'Open', settled: 'Settled' },
  unchosen: 'open',
} as const;
