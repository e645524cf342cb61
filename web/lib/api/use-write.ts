import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from './api-error.ts';

type Options<Result, Sent> = Pick<
  UseMutationOptions<Result, Error, Sent>,
  'mutationFn' | 'onSuccess' | 'onError' | 'onSettled'
>;

/**
 * A write (POST, PUT, DELETE) of a form or dialog: its progress and its failure. `onSuccess` and `onError` run
 * even if the form has since been closed.
 */
export function useWrite<Result, Sent = void>(options: Options<Result, Sent>) {
  // As with reads: a browser may wrongly believe it is offline, and a write waiting for a network reports nothing.
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...options,
    networkMode: 'always',
  });
  // A second tap may come before the first has rendered.
  const isUnderWay = useRef(false);
  return {
    busy: isPending,
    /** The last failure, until the next write or `forget`. */
    error,

    /** Sends it; does nothing while one is being sent. */
    send(content: Sent) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void mutateAsync(content)
        .catch(throwUnlessApiError)
        .finally(() => {
          isUnderWay.current = false;
        });
    },

    /** Drops the result; a write under way continues. */
    forget() {
      if (!isUnderWay.current) reset();
    },
  };
}

/** Anything but an API error is a bug of ours and must surface. */
function throwUnlessApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
