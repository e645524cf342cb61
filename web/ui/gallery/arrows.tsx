import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { STEP } from '#web/lib/start/early-use.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { OVER_PHOTO } from './over-photo.ts';

/** Previous and next buttons on either side; stepping wraps around. */
export function Arrows({ onStep }: { onStep(by: -1 | 1): void }) {
  return (
    <>
      <button
        type="button"
        aria-label="Previous photo"
        {...{ [STEP]: -1 }}
        onClick={() => onStep(-1)}
        className={cx(OVER_PHOTO, 'top-1/2 left-3 size-11 -translate-y-1/2')}
      >
        <Icon of={ChevronLeft} size={24} />
      </button>
      <button
        type="button"
        aria-label="Next photo"
        {...{ [STEP]: 1 }}
        onClick={() => onStep(1)}
        className={cx(OVER_PHOTO, 'top-1/2 right-3 size-11 -translate-y-1/2')}
      >
        <Icon of={ChevronRight} size={24} />
      </button>
    </>
  );
}
