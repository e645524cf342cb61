import { plural } from './plural.ts';

/** When to try again after too many calls; above one minute, in whole minutes. */
export function waitText(seconds: number): string {
  return `Too many attempts. You can try again in ${duration(seconds)}.`;
}

function duration(seconds: number): string {
  if (seconds <= 60) return plural(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}
