export { paymentsRoutes } from './routes.ts';
export { owe, settleEnd } from './settle.ts';
