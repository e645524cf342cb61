import { type KeyboardEvent, useState } from 'react';

/** Caps Lock as far as key presses in a field reveal it, and the handlers that watch them. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const watch = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return {
    hint: on ? 'Caps Lock is on.' : undefined,
    watch: { onKeyDown: watch, onKeyUp: watch, onBlur: () => setOn(false) },
  };
}
