export { haversine, isInBox, isWithin } from './near-repository.ts';
export { isLive, isNotPaused, isReadable, isShown } from './shown-repository.ts';
