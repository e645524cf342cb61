import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { HERO_INTERVAL_MS } from '#domain/site/constants.ts';
import { useLowData } from '#web/lib/low-data.ts';
import { STEP } from '#web/lib/start/early-use.ts';
import { Strip } from '#web/ui/gallery/strip.tsx';
import { useIdle } from '#web/ui/gallery/use-idle.ts';
import { wrapIndex } from '#web/ui/gallery/wrap-index.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { HeroPicture } from '#web/ui/pictures/hero-picture.tsx';
import { HERO_SLIDES } from './hero-slides.ts';
import { useAttention, useAutoplay, useReducedMotion } from './use-autoplay.ts';

/**
 * The carousel at the top of the home page (specification §2.3): it moves on every five seconds in a loop,
 * except while someone pauses it, points at it or has the focus in it, and with reduced motion or in low-data
 * mode. The other slides' pictures load when the page is idle.
 */
export function Hero() {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [spoken, setSpoken] = useState('');
  const idle = useIdle();
  const lowData = useLowData();
  const still = useReducedMotion() || lowData;
  const { attention, handlers } = useAttention();
  const count = HERO_SLIDES.length;

  useAutoplay(() => setIndex((before) => wrapIndex(before + 1, count)), {
    running: idle && !still && !paused && !attention,
    step: index,
    intervalMs: HERO_INTERVAL_MS,
  });

  const step = (by: -1 | 1) => {
    const next = wrapIndex(index + by, count);
    setIndex(next);
    setSpoken(`${next + 1} of ${count}: ${HERO_SLIDES[next]?.title}`);
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Welcome"
      {...handlers}
      className="relative h-88 overflow-hidden bg-scrim md:wrap md:mt-4 md:h-120 md:rounded-card"
    >
      <Strip
        label="Slides"
        index={index}
        onIndexChange={setIndex}
        focusable
        slides={HERO_SLIDES.map(({ title, description, picture }, position) => ({
          key: picture,
          content: (
            <div className="relative isolate flex size-full flex-col justify-end px-4 pb-14 text-on-scrim md:px-12 md:pb-28">
              <HeroPicture
                name={picture}
                eager={position === 0}
                load={position === 0 || position === index || (idle && !lowData)}
              />
              <h2 className="max-w-xl text-2xl md:text-4xl">{title}</h2>
              <p className="mt-2 max-w-md text-balance md:text-lg">{description}</p>
            </div>
          ),
        }))}
      />
      <Controls still={still} paused={paused} onPause={setPaused} onStep={step} />
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </section>
  );
}

interface ControlsProps {
  /** Nothing moves by itself. */
  still: boolean;
  paused: boolean;
  onPause(paused: boolean): void;
  onStep(by: -1 | 1): void;
}

function Controls({ still, paused, onPause, onStep }: ControlsProps) {
  return (
    <div className="scripts-only absolute top-3 right-3 flex rounded-full bg-scrim/70 text-on-scrim lg:top-auto lg:right-12 lg:bottom-28">
      {/* Nothing moves before scripts run; its arrival leaves the other controls in place. */}
      {!still && (
        <IconButton
          icon={paused ? Play : Pause}
          label={paused ? 'Play slides' : 'Pause slides'}
          onClick={() => onPause(!paused)}
          className={BUTTON}
        />
      )}
      <IconButton
        icon={ChevronLeft}
        label="Previous slide"
        {...{ [STEP]: -1 }}
        onClick={() => onStep(-1)}
        className={BUTTON}
      />
      <IconButton
        icon={ChevronRight}
        label="Next slide"
        {...{ [STEP]: 1 }}
        onClick={() => onStep(1)}
        className={BUTTON}
      />
    </div>
  );
}

const BUTTON = 'hover:bg-scrim focus-visible:outline-on-scrim focus-visible:-outline-offset-4';
