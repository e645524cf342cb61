import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Photo } from '#domain/media/photo.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';
import { Arrows } from './arrows.tsx';
import { Counter } from './counter.tsx';
import { LogoOverlay } from './logo-overlay.tsx';
import { OVER_PHOTO } from './over-photo.ts';
import { Strip } from './strip.tsx';
import { isNear } from './wrap-index.ts';

interface Props {
  name: string;
  photos: readonly Photo[];
  index: number;
  onIndexChange(index: number): void;
  onStep(by: -1 | 1): void;
  onKeyDown(event: KeyboardEvent): void;
  onClose(): void;
}

/** The photos as large as the screen, whole, in the browser's own modal dialog. */
export function FullScreen({
  name,
  photos,
  index,
  onIndexChange,
  onStep,
  onKeyDown,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    close.current?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={`Photos of ${name}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-scrim p-0"
    >
      <Strip
        label="Photos"
        index={index}
        onIndexChange={onIndexChange}
        slides={photos.map((photo, position) => ({
          key: photo.key,
          content: (
            <Picture
              photo={photo}
              sizes="100vw"
              fit="contain"
              eager={position === index}
              soon={isNear(position, index, photos.length)}
              className="size-full"
            />
          ),
        }))}
      />
      <LogoOverlay />
      <Counter index={index} count={photos.length} />
      {photos.length > 1 && <Arrows onStep={onStep} />}
      <button
        ref={close}
        type="button"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
        className={cx(OVER_PHOTO, 'top-3 right-3 size-11')}
      >
        <Icon of={X} size={24} />
      </button>
    </dialog>
  );
}
