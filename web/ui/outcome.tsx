import { type ComponentProps, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { Notice } from './notice.tsx';
import { showOutcome } from './show-outcome.ts';

interface Props extends ComponentProps<typeof Notice> {
  /** Which try it came of, so that the same words are shown once more when they come again. */
  attempt?: number;
}

/** What came of a submit. Wherever it stands, it is in view and focused as it comes. */
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
