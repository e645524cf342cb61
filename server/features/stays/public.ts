export { blockNights } from './block-nights.ts';
export { findRoomAgain, makeRoom } from './hold-nights.ts';
export { freeLapsed, TELL_EXPIRED } from './lapsed-requests.ts';
export { type StayRulesRow, stays } from './repository.ts';
export { staysRoutes } from './routes.ts';
export { setStayRules } from './stay-rules.ts';
