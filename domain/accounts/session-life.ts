import { LIVES } from '../privacy/lives.ts';

/** Days after which an unused session ends. */
export const SESSION_IDLE_DAYS = LIVES.unusedSession.count;

/** Days after which every session ends, however much it is used. */
export const SESSION_MAX_DAYS = LIVES.session.count;
