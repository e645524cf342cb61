import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Allows at most one open dropdown (specification §2.1): every navigation closes it, as does a press outside their container. */
export function useOneOpen<Element extends HTMLElement>(): {
  around: RefObject<Element | null>;
  openName: string | undefined;
  setOpen(name: string, open: boolean): void;
} {
  const [openName, setOpenName] = useState<string>();
  const { key } = useLocation();
  const around = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the dropdown
  useEffect(() => setOpenName(undefined), [key]);

  useEffect(() => {
    if (!openName) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!around.current?.contains(event.target as Node)) setOpenName(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [openName]);

  return {
    around,
    openName,
    setOpen: (name, open) =>
      setOpenName((before) => {
        if (open) return name;
        return before === name ? undefined : before;
      }),
  };
}
