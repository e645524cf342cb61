import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { PASSWORD, TAKEN } from '#web/lib/start/early-use.ts';
import { IconButton } from '../icon-button.tsx';
import { TextInput } from './text-input.tsx';

/** A password field that can show its text. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  // It may have been shown before scripts ran (web/head/choices.ts), and then stays so.
  const [shown, setShown] = useState(() => isShown(props.name));
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => box.current?.setAttribute(TAKEN, ''), []);

  return (
    <div ref={box} className="relative">
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        suppressHydrationWarning
        type={shown ? 'text' : 'password'}
        className="pr-12"
      />
      <IconButton
        icon={Eye}
        pressedIcon={EyeOff}
        label="Show password"
        aria-pressed={shown}
        {...{ [PASSWORD]: '' }}
        suppressHydrationWarning
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 text-muted"
      />
    </div>
  );
}

/** True if the named field on this page shows its text. */
const isShown = (name: string | undefined): boolean =>
  typeof document === 'object' &&
  document.querySelector<HTMLInputElement>(`input[name="${name}"]:has(+ [${PASSWORD}])`)?.type ===
    'text';
