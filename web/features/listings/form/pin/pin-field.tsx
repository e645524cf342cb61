import MapPin from 'lucide-react/icons/map-pin';
import { Suspense, useState } from 'react';
import { readPinText } from '#domain/places/own-pin.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PinEditorProps } from './pin-editor.tsx';

const PinEditor = lazyPart<PinEditorProps>(
  () => import('./pin-editor.tsx'),
  () => <p role="status">We couldn’t load the map. The rest of the form works without it.</p>,
);

const SAYS = {
  unsaid:
    'Set a pin for accurate distances. Visitors see only an area of about 500 m, unless you choose to show the exact spot.',
  set: 'Your pin is set but hidden. Visitors see only an area of about 500 m.',
  shown: 'Your pin is set, and visitors can see it.',
  none: 'No pin. We show the listing at its town.',
} as const;

/** A listing's pin on a map, which is loaded on request. */
export function PinField(props: PinEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const pin = readPinText(props.value);
  const says = pin ? (pin.shown ? SAYS.shown : SAYS.set) : pin === null ? SAYS.none : SAYS.unsaid;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold text-sm">Where is it?</legend>
      <p className="text-sm text-muted">{says}</p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-[min(28rem,60dvh)] min-h-72" />}>
          <PinEditor {...props} />
        </Suspense>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
          <Icon of={MapPin} size={18} />
          Set the pin on a map
        </Button>
      )}
    </fieldset>
  );
}
