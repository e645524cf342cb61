import { type ReactNode, useState } from 'react';
import { DESKTOP_BREAKPOINT_PX } from '#domain/site/constants.ts';
import { Sheet } from './sheet.tsx';

/** Open below its button, or as a sheet. */
type Place = 'here' | 'sheet';

/** Opens content in place beside the page, or as a sheet that closes if it would cover the page. */
export function useReveal() {
  const [place, setPlace] = useState<Place>();
  return {
    place,
    isOpen: place !== undefined,
    close: () => setPlace(undefined),
    toggle() {
      const isWide = matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX}px)`).matches;
      setPlace(place ? undefined : isWide ? 'here' : 'sheet');
    },
  };
}

interface Props {
  reveal: ReturnType<typeof useReveal>;
  /** For the button's `aria-controls`. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

export function Revealed({ reveal: { place, close }, id, title, className, children }: Props) {
  return (
    <>
      <div id={id} hidden={place !== 'here'} className={className}>
        {place === 'here' && children}
      </div>
      {place === 'sheet' && (
        <Sheet open title={title} onClose={close}>
          {children}
        </Sheet>
      )}
    </>
  );
}
