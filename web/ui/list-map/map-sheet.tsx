import { useDrag } from '@use-gesture/react';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';

/** Pixels a finger moves before the sheet follows; above this speed, in pixels a millisecond, it is a flick. */
const PULL_PX = 56;
const FLICK = 0.4;

interface Props {
  /** The number of results, on the sheet's edge. */
  count: ReactNode;
  onClose(): void;
  /** Set if there is no map below it. */
  startsOpen: boolean;
  children: ReactNode;
}

/**
 * A map's list: beside it from 1,024 px; on phones a sheet over it that shows the count and the first card until
 * it is pulled or pressed.
 */
export function MapSheet({ count, onClose, startsOpen, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { pulled, bind } = usePull(isOpen, setOpen);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);

  // A closed sheet starts at its top.
  useEffect(() => {
    if (!isOpen) list.current?.scrollTo({ top: 0 });
  }, [isOpen]);

  return (
    <section
      aria-label="List"
      style={{ transform: `translateY(${pulled}px)` }}
      className={cx(
        'z-5 flex min-w-0 flex-col bg-paper',
        'max-lg:absolute max-lg:inset-x-0 max-lg:top-16 max-lg:bottom-0 max-lg:rounded-t-card max-lg:shadow-float',
        pulled === 0 && 'max-lg:transition-transform max-lg:duration-200',
        !isOpen && 'max-lg:translate-y-[calc(100%-12.5rem)]',
      )}
    >
      <div className="relative flex items-center justify-between gap-4 max-lg:min-h-14 max-lg:px-4 lg:pb-3">
        <button
          {...bind()}
          type="button"
          aria-label={isOpen ? 'Show the map' : 'Show the list'}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="absolute inset-y-0 right-16 left-0 touch-none rounded-control lg:hidden"
        >
          <span
            aria-hidden
            className="absolute top-1.5 left-[calc(50%+2rem)] h-1 w-10 -translate-x-1/2 rounded-full bg-control-line"
          />
        </button>
        <div className="pointer-events-none max-lg:pt-2">{count}</div>
        <IconButton icon={X} label="Close the map" onClick={onClose} className="-mr-2 lg:hidden" />
        <Button variant="secondary" onClick={onClose} className="max-lg:hidden">
          <Icon of={X} size={18} />
          Close the map
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sheet opens for the focus, which is moved by what is in it */}
      <div
        ref={list}
        id={listId}
        // Opens for keyboard users, so that they can see the focused element.
        onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
        className={cx(
          'always-compact flex min-h-0 grow flex-col gap-4 max-lg:overscroll-contain max-lg:px-4 max-lg:pb-6',
          isOpen ? 'max-lg:overflow-y-auto' : 'max-lg:overflow-hidden',
        )}
      >
        {children}
      </div>
    </section>
  );
}

/** Pulls the sheet by its edge; `pulled` is how far, in pixels. */
function usePull(isOpen: boolean, setOpen: (open: boolean) => void) {
  const [pulled, setPulled] = useState(0);
  const bind = useDrag(
    ({ movement: [, y], velocity: [, speed], direction: [, way], last, tap }) => {
      if (tap) return;
      if (!last) {
        setPulled(isOpen ? Math.max(0, y) : Math.min(0, y));
        return;
      }
      setPulled(0);
      if (Math.abs(y) > PULL_PX || speed > FLICK) setOpen((y || way) < 0);
    },
    { axis: 'y', filterTaps: true },
  );
  return { pulled, bind };
}
