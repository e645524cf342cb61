import { z } from 'zod';
import { type Call, type CallName, notModified } from '../call.ts';
import { FILTER_COUNTS_AMONG } from '../filter-counts/counts.ts';
import { FilterCountsResponse } from '../filter-counts/schema.ts';
import type { ListName } from '../listing-kinds.ts';
import { MAX_PHOTOS } from '../media/limits.ts';
import { PAGED } from '../paging/paged.ts';
import { ListingsMap } from '../places/listings-map-schema.ts';
import { OwnPin } from '../places/own-pin-schema.ts';
import { AnswerDetailsBody, AnsweredDetails } from '../read-details/schema.ts';
import { WithoutResponse } from '../search/schema.ts';
import { uploadFields } from '../uploads/schema.ts';

/** The path of calls about one listing. */
export const OneListing = z.object({ id: z.string() });

/** The call for the lister's own pin, except its tag. */
export const pinCall = {
  summary: 'Where its lister set its pin',
  description: 'For who may edit it; visitors see the pin only where it is shown.',
  access: {},
  params: OneListing,
  responses: { 200: OwnPin },
  errors: ['FORBIDDEN', 'NOT_FOUND'],
} as const satisfies Omit<Call, 'tag'>;

/** The call for what its lister answered about details read from its text, except its tag. */
export const answeredDetailsCall = {
  summary: 'What its lister answered about details read from its text',
  description: 'For who may edit it.',
  access: {},
  params: OneListing,
  responses: { 200: AnsweredDetails },
  errors: ['FORBIDDEN', 'NOT_FOUND'],
} as const satisfies Omit<Call, 'tag'>;

/** The call that confirms or removes such details, except its tag and its response. */
export const answerDetailsCall = {
  summary: 'Confirm details that were read from its text, or remove them',
  description: 'For who may edit it. A repeat changes nothing.',
  access: {},
  params: OneListing,
  body: AnswerDetailsBody,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
} as const satisfies Omit<Call, 'tag' | 'responses'>;

/** The file parts of a listing's form; its own fields come beside them. */
export const listingFiles = {
  images: z.array(z.file()).max(MAX_PHOTOS).optional(),
  video: z.file().optional(),
  ...uploadFields,
  poster: z.file().optional().describe('A picture of the video, for a server that makes none'),
};

/** How the search treats words, for the API document. */
const SEARCHED =
  'A search is read as people type it: rooms, prices, years, dates, places and whether it is for rent, for sale or to stay at are understood, the rest are words; the header `X-Search-Understood` says what was understood (pairs of a label and the words as typed, in JSON, percent-encoded). Whatever has the text as typed in its name or description is found too. The best match first where words are searched for, else the newest. Where fewer than three are found, words are taken for what they may have been meant as: the header `X-Search-Instead` says so (percent-encoded: `toyota%20corolla`); `exact=1` keeps to what was typed.';

interface ListSchemas<Query extends z.ZodType, MapQuery extends z.ZodType, List extends z.ZodType> {
  /** What is special about this kind's list. */
  description: string;
  query: Query;
  mapQuery: MapQuery;
  response: List;
}

interface Read<Query extends z.ZodType, Response extends z.ZodType> extends Call {
  query: Query;
  responses: { 200: Response };
}

export type ListCalls<
  Name extends ListName,
  Query extends z.ZodType,
  MapQuery extends z.ZodType,
  List extends z.ZodType,
> = Record<`GET /api/${Name}` | `GET /api/User/${Name}`, Read<Query, List>> &
  Record<`GET /api/${Name}/without`, Read<Query, typeof WithoutResponse>> &
  Record<`GET /api/${Name}/facets`, Read<Query, typeof FilterCountsResponse>> &
  Record<`GET /api/${Name}/map`, Read<MapQuery, typeof ListingsMap>>;

/** The calls for a kind's lists: everyone's with its filter counts, and the lister's own. */
export function listCalls<
  Name extends ListName,
  Query extends z.ZodType,
  MapQuery extends z.ZodType,
  List extends z.ZodType,
>(
  name: Name,
  { description, query, mapQuery, response }: ListSchemas<Query, MapQuery, List>,
): ListCalls<Name, Query, MapQuery, List> {
  const tag = name;
  const calls: Readonly<Record<CallName, Call>> = {
    [`GET /api/${name}`]: {
      tag,
      summary: `List ${name}`,
      description: `${SEARCHED} ${description} ${PAGED}`,
      query,
      responses: { 200: response, ...notModified },
    },
    [`GET /api/${name}/without`]: {
      tag,
      summary: 'What to leave out where nothing is found',
      description:
        'Of a list with the same parameters: words of the search and filters without which it has something, at most five, with how many it has then. A price among the words comes first, as the filter `maxPrice` with its value; a place, as `near` and `within` with theirs.',
      query,
      responses: { 200: WithoutResponse, ...notModified },
    },
    [`GET /api/${name}/facets`]: {
      tag,
      summary: 'How many there would be with each option of the filters',
      description: `Of a list with the same parameters, for each option how many it would have under the other filters; of a filter by several values, with only that one. Words of \`search\` are taken as they were typed, as with \`exact=1\`. Of more than ${FILTER_COUNTS_AMONG} that would do the newest are counted: the header \`X-Counts-At-Least\` names the parameters whose counts are lower bounds then (\`region, minBedrooms\`); options of a free text that only older ones have are not told.`,
      query,
      responses: { 200: FilterCountsResponse, ...notModified },
    },
    [`GET /api/${name}/map`]: {
      tag,
      summary: 'Where they are on a map',
      description:
        'Of a list with the same parameters, those in `bbox` (without it all whose place is known): what is close together at `zoom` as a cluster, what lies by itself as a pin. Positions are to some 500 m. Words of `search` are taken as they were typed, as with `exact=1`.',
      query: mapQuery,
      responses: { 200: ListingsMap, ...notModified },
    },
    [`GET /api/User/${name}`]: {
      tag,
      summary: `Your ${name}`,
      description: `Your own; an Admin gets everyone's. ${PAGED}`,
      access: {},
      query,
      responses: { 200: response },
    },
  };
  return calls as unknown as ListCalls<Name, Query, MapQuery, List>;
}
