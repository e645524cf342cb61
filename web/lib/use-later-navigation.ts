import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Goes to a page after some milliseconds, so that a sentence can be read first; leaving the page cancels it. */
export function useLaterNavigation(): (to: string, afterMs: number) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (to, afterMs) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => navigate(to), afterMs);
    },
    [navigate],
  );
}
