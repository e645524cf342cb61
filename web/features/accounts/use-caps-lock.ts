import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, as far as the keys pressed in a field tell, and the handlers that watch them. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const watch = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return {
    hint: on ? 'Caps Lock is on.' : undefined,
    watch: { onKeyDown: watch, onKeyUp: watch, onBlur: () => setOn(false) },
  };
}
