import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** The file's download address. */
export const ARCHIVE_FILE = '/api/User/data/archive/file';

/** Interval for checking whether the file is ready, in milliseconds. */
const POLL_MS = 3000;

/** The state of the file with someone's data and photos; asked again while it is being made. */
export const archiveQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-archive', userId],
    queryFn: ({ signal }) => call('GET /api/User/data/archive', { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'making' ? POLL_MS : false),
  });

/** Has the file made. Throws ApiError. */
export const askForArchive = () => call('POST /api/User/data/archive');
