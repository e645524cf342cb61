import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** Where the file is downloaded from. */
export const ARCHIVE_FILE = '/api/User/data/archive/file';

/** How often it is asked whether the file is ready, in milliseconds. */
const POLL_MS = 3000;

/** What there is of the file with one's data and photos; asked again while it is being made. */
export const archiveQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-archive', userId],
    queryFn: ({ signal }) => call('GET /api/User/data/archive', { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'making' ? POLL_MS : false),
  });

/** Has the file made. Throws ApiError. */
export const askForArchive = () => call('POST /api/User/data/archive');
