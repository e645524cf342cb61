import { ApiError } from './api.ts';

/** For the `catch` of a call that reads one thing: runs `then` if the thing no longer exists. */
export const onNotFound =
  (then: () => unknown) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.status === 404) then();
    throw error;
  };
