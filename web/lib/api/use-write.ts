import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from './api-error.ts';

type Options<Result, Sent> = Pick<
  UseMutationOptions<Result, Error, Sent>,
  'mutationFn' | 'onSuccess' | 'onError' | 'onSettled'
>;

/**
 * A write (POST, PUT, DELETE) of a form or a dialog: whether it is under way, and what it failed with. What follows from
 * its result (`onSuccess`, `onError`) happens also where its sender has left meanwhile.
 */
export function useWrite<Result, Sent = void>(options: Options<Result, Sent>) {
  // As with reads: a browser may be wrong about being offline, and a write that waits for it says nothing.
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...options,
    networkMode: 'always',
  });
  // A second tap may come before the first has been drawn.
  const isUnderWay = useRef(false);
  return {
    busy: isPending,
    /** What the last one failed with, until the next one or `forget`. */
    error,

    /** Sends it; does nothing while one is under way. */
    send(content: Sent) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void mutateAsync(content)
        .catch(throwUnlessApiError)
        .finally(() => {
          isUnderWay.current = false;
        });
    },

    /** What came of it is no longer of interest; one that is under way stays so. */
    forget() {
      if (!isUnderWay.current) reset();
    },
  };
}

/** What is no error of the API is a fault of ours, and is to be seen. */
function throwUnlessApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
