export { auditRefusal } from './audit-refusal.ts';
export { eventsOf, type ListingEventRow } from './listing-events.ts';
export { changesBetween, recordAudit } from './record-audit.ts';
export { auditRoutes } from './routes.ts';
