import { ApiError } from './api.ts';

/** For the `catch` of a call that reads one thing: `then` runs when there is no such thing any more. */
export const onNotFound =
  (then: () => unknown) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.status === 404) then();
    throw error;
  };
