export { adminEmails } from './admin-emails.ts';
export { createUser } from './create-user.ts';
export { accountsRoutes } from './routes.ts';
export { openSession, resolveSession } from './sessions.ts';
