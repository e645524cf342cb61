import type { MutantResult } from '@stryker-mutator/api/core';

export interface Score {
  noticed: number;
  /** Of those that could be tried at all. */
  total: number;
  /** With one decimal; 100 where there is nothing to notice. */
  percent: number;
}

const NOTICED = new Set<MutantResult['status']>(['Killed', 'Timeout']);
const MISSED = new Set<MutantResult['status']>(['Survived', 'NoCoverage']);

/** How much of what was changed a test noticed; what could not run or was left out does not count. */
export function scoreOf(results: readonly Pick<MutantResult, 'status'>[]): Score {
  const noticed = results.filter(({ status }) => NOTICED.has(status)).length;
  const total = noticed + results.filter(({ status }) => MISSED.has(status)).length;
  return { noticed, total, percent: total === 0 ? 100 : Math.round((1000 * noticed) / total) / 10 };
}
