import { useEffect, useId, useRef, useState } from 'react';
import { propertyMessages } from '#domain/properties/messages.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { buttonClass } from './button-class.ts';
import { cx } from './cx.ts';

/** Characters in eight lines on a phone and on a wider screen: a guess, checked once scripts run. */
const ON_PHONE = 320;
const ON_WIDE = 560;

/** A text of several paragraphs, cut at eight lines until 'Read more'; a link does it before scripts run. */
export function LongText({ text }: { text: string }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState<boolean>();

  useEffect(() => {
    const element = box.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() =>
      setCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  const paragraphs = text.split(/\n\s*\n/);
  const guessed = text.length > ON_WIDE || text.split('\n').length > 8;
  const offered = !open && (cut ?? (guessed || text.length > ON_PHONE));
  const look = cx(
    buttonClass({ variant: 'link', className: 'text-sm' }),
    cut === undefined && !guessed && 'md:hidden',
  );
  return (
    <div>
      <div
        ref={box}
        id={id}
        tabIndex={-1}
        className={cx('max-w-prose outline-none', !open && 'line-clamp-8 target:line-clamp-none')}
      >
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change places
          <p key={index} className="whitespace-pre-line not-first:mt-3">
            {paragraph}
          </p>
        ))}
      </div>
      {offered &&
        (hydrated ? (
          <button
            type="button"
            aria-expanded={false}
            aria-controls={id}
            onClick={() => {
              setOpen(true);
              // The button is gone: continue reading at the text.
              box.current?.focus({ preventScroll: true });
            }}
            className={look}
          >
            {propertyMessages.readMore}
          </button>
        ) : (
          <a href={`#${id}`} className={look}>
            {propertyMessages.readMore}
          </a>
        ))}
    </div>
  );
}
