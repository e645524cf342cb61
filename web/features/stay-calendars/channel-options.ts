import { CHANNEL_NAMES, CHANNELS } from '#domain/stay-calendars/limits.ts';

/** Sites to choose from. */
export const channelOptions = CHANNEL_NAMES.map((value) => ({ value, label: CHANNELS[value] }));
