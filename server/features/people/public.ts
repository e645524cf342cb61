export { peopleRoutes } from './routes.ts';
export { suspendPersonIn } from './suspend-person.ts';
