import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { nameOfSlug, readCoordinates, USUAL_WITHIN_KM, WITHIN_TEXTS } from '#domain/places/near.ts';
import { Button } from '../button.tsx';
import { Field } from '../forms/field.tsx';
import { Select } from '../forms/select.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Icon } from '../icon.tsx';

interface Props {
  near: string;
  within: string;
  onChange(name: 'near' | 'within', value: string): void;
}

const DISTANCES = WITHIN_TEXTS.map((km) => ({ value: km, label: `Within ${km} km` }));

/**
 * Filters a list by distance from a typed place, or from the device, whose position is requested only when the
 * button is pressed.
 */
export function NearFilter({ near, within, onChange }: Props) {
  const [state, setState] = useState<{ busy?: boolean; failure?: string }>({});
  // Coordinates mean nothing to readers.
  const named = readCoordinates(near) ? '' : nameOfSlug(near);
  // Not while typing: half a name is no place.
  const name = (text: string) => text.trim() !== named && onChange('near', text);
  const locate = async () => {
    setState({ busy: true });
    const { findPosition } = await import('./find-position.ts');
    const found = await findPosition();
    setState({ failure: found.failure });
    if (found.near) onChange('near', found.near);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label="Near a place" mayBeEmpty>
        <TextInput
          key={near}
          name="near"
          autoComplete="off"
          placeholder="Madina, Accra Mall ..."
          defaultValue={named}
          onBlur={({ currentTarget }) => name(currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && name(currentTarget.value)}
        />
      </Field>
      <Button variant="secondary" busy={state.busy} onClick={() => void locate().catch(fail)}>
        <Icon of={LocateFixed} size={18} />
        Near me
      </Button>
      <p role="status" className="text-sm text-closed empty:hidden">
        {state.failure}
      </p>
      {near && (
        <Field label="Distance" mayBeEmpty>
          <Select
            name="within"
            options={DISTANCES}
            value={within || String(USUAL_WITHIN_KM)}
            onChange={(event) => onChange('within', event.currentTarget.value)}
          />
        </Field>
      )}
    </div>
  );

  function fail(): void {
    setState({ failure: 'That didn’t work. Check your connection and try again.' });
  }
}
