import type { ReactNode } from 'react';

interface Props {
  /** For links to it. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of a long form. */
export function FormSection({ id, title, text, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </section>
  );
}
