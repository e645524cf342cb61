export { blocks } from './repository.ts';
export { requireUnblocked } from './require-unblocked.ts';
