import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

interface Props {
  title: string;
  text: string;
  /** The way on. */
  children?: ReactNode;
}

/** A whole page that has only something to say: not found, not authorised, an error. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <div className="wrap relative isolate flex min-h-[70vh] flex-col items-center justify-center gap-4 overflow-hidden py-16 text-center">
      <Mark
        className="absolute top-1/2 left-1/2 -z-1 size-[min(34rem,100%)] -translate-1/2 text-control-line opacity-12"
        hearth="none"
      />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="max-w-prose text-lg text-muted">{text}</p>
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
