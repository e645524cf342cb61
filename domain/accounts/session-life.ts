import { LIVES } from '../privacy/lives.ts';

/** Days after which a session ends that nobody uses. */
export const SESSION_IDLE_DAYS = LIVES.unusedSession.count;

/** Days after which a session ends however much it is used. */
export const SESSION_MAX_DAYS = LIVES.session.count;
