export { paymentsRoutes } from './routes.ts';
export { owe, settleChange, settleEnd } from './settle.ts';
