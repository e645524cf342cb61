/**
 * How far an arrow key moves through photos: 0 for any other key, for history shortcuts, and if a video's own
 * controls use the same keys.
 */
export function arrowStep(event: {
  key: string;
  altKey: boolean;
  metaKey: boolean;
  target: EventTarget | null;
}): -1 | 0 | 1 {
  if (event.altKey || event.metaKey || event.target instanceof HTMLVideoElement) return 0;
  return event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
}
