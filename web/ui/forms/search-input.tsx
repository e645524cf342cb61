import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { TextInput } from './text-input.tsx';

/** A search field with a magnifying glass; give its Field `hideLabel` if the placeholder says enough. */
export function SearchInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <div className="relative">
      <Icon of={Search} className="pointer-events-none absolute top-3 left-3 text-muted" />
      <TextInput enterKeyHint="search" {...props} type="search" className="pl-10" />
    </div>
  );
}
