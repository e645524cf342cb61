import { type KeyboardEvent, useState } from 'react';

/**
 * When to say what is wrong with some fields: not while it is typed, for the beginning of a number is no mistake, but once someone
 * leaves a field or presses Enter. What was said stays until it is right.
 */
export function useSaidOnLeaving(isWrong: boolean) {
  const [isTyping, setTyping] = useState(false);
  const say = () => setTyping(false);
  return {
    isSaid: isWrong && !isTyping,
    /** For what is around the fields. */
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
