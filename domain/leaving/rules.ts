import { lifeMs } from '../privacy/lives.ts';

/** When an account is deleted whose owner asked for it at a moment. */
export const leavesAt = (since: Date): Date => new Date(since.getTime() + lifeMs('leaving'));
