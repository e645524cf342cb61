import { Suspense } from 'react';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import type { FoundInTextProps } from './found-in-text.tsx';

const FoundInText = lazyPart<FoundInTextProps>(() => import('./found-in-text.tsx'), Nothing);

/** Offers the details that the form's text states; what reads them is loaded once there is a text. */
export function FoundDetails(props: FoundInTextProps) {
  const { name, description } = props.form.text;
  if (!`${name}${description}`.trim()) return null;
  return (
    <Suspense>
      <FoundInText {...props} />
    </Suspense>
  );
}
