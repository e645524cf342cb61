import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  help?: string;
  children: ReactNode;
}

/** Some settings that belong together; on wide screens side by side. */
export function SettingsSection({ title, help, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {help && <p className="mt-1 text-sm text-muted">{help}</p>}
      <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
