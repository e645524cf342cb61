import { type ComponentProps, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { Notice } from './notice.tsx';
import { showOutcome } from './show-outcome.ts';

interface Props extends ComponentProps<typeof Notice> {
  /** The attempt number, so that the same words are announced again when they recur. */
  attempt?: number;
}

/** The result of a submission. It scrolls into view and takes the focus when it appears. */
export function Outcome({ attempt = 0, className, ...notice }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try has an outcome of its own
  useEffect(() => showOutcome(box.current), [attempt]);
  return (
    <div ref={box} tabIndex={-1} className={cx('outline-none', className)}>
      <Notice {...notice} />
    </div>
  );
}
