import { type KeyboardEvent, useState } from 'react';

/**
 * Decides when to show an error in some fields: not while typing, since the start of a number is not a mistake,
 * but once someone leaves a field or presses Enter. The error stays until it is fixed.
 */
export function useSaidOnLeaving(isWrong: boolean) {
  const [isTyping, setTyping] = useState(false);
  const say = () => setTyping(false);
  return {
    isSaid: isWrong && !isTyping,
    /** Handlers for the element around the fields. */
    heard: {
      onChange: () => {
        if (!isWrong) setTyping(true);
      },
      onBlur: say,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') say();
      },
    },
  };
}
