export { makeRoom } from './hold-nights.ts';
export { type StayRulesRow, stays } from './repository.ts';
export { staysRoutes } from './routes.ts';
