import { vi } from 'vitest';

/** From here on timeouts pass only by `vi.advanceTimersByTimeAsync`, until the test ends. */
export const fakeTimeouts = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
