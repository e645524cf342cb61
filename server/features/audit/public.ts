export { auditRefusal } from './audit-refusal.ts';
export { changesBetween, recordAudit } from './record-audit.ts';
export { auditRoutes } from './routes.ts';
