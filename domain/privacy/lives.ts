/** A span of time, in the unit that people use for it. */
export interface Life {
  count: number;
  unit: 'minute' | 'hour' | 'day' | 'week' | 'year';
}

/** How long everything is kept: the only source for the page /privacy, for sentences, and for the jobs that remove it. */
export const LIVES = {
  unusedSession: { count: 30, unit: 'day' },
  session: { count: 180, unit: 'day' },
  resetLink: { count: 60, unit: 'minute' },
  signInStep: { count: 10, unit: 'minute' },
  unconfirmedAuthenticator: { count: 1, unit: 'day' },
  confirmLink: { count: 3, unit: 'day' },
  undoLink: { count: 7, unit: 'day' },
  leaving: { count: 14, unit: 'day' },
  ownArchive: { count: 48, unit: 'hour' },
  upload: { count: 72, unit: 'hour' },
  deletedListingMedia: { count: 30, unit: 'day' },
  mediaTrash: { count: 30, unit: 'day' },
  idempotencyKey: { count: 8, unit: 'day' },
  contactReveal: { count: 1, unit: 'day' },
  viewSource: { count: 1, unit: 'day' },
  limitCounter: { count: 1, unit: 'day' },
  contactMessage: { count: 1, unit: 'year' },
  waitingDocument: { count: 90, unit: 'day' },
  checkedDocument: { count: 7, unit: 'day' },
  expiredNumber: { count: 1, unit: 'year' },
  failedJob: { count: 30, unit: 'day' },
  unfoundSearch: { count: 12, unit: 'week' },
  auditLog: { count: 2, unit: 'year' },
} as const satisfies Record<string, Life>;

export type LifeName = keyof typeof LIVES;

const UNIT_MS = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000,
  year: 365 * 86_400_000,
};

export const lifeMs = (name: LifeName): number => LIVES[name].count * UNIT_MS[LIVES[name].unit];

/** Anything older than this moment has expired. */
export const lifeAgo = (name: LifeName, now: Date): Date => new Date(now.getTime() - lifeMs(name));

/** '30 days', '1 year'. */
export function lifeInWords(name: LifeName): string {
  const { count, unit }: Life = LIVES[name];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
