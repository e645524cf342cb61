import { beforeAll, expect, test } from 'vitest';
import { KINDS } from '#domain/listing-kinds.ts';
import { readSearchedLists } from '#domain/saved-searches/searched-lists.ts';
import { LIST_FINDERS } from '#server/jobs.ts';
import { signedInAs } from '#server/testing/people.ts';
import { listCorpus, readJudged } from '#server/testing/search-corpus.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let all: string[];

beforeAll(async () => {
  const { id } = await signedInAs(efie.platform, 'Agent');
  all = [...(await listCorpus(efie.platform.db, id)).keys()];
});

/** Nobody's. */
const notOf = '00000000-0000-4000-8000-000000000000';

// §5/65
test('a saved search finds whatever its list shows, for every judged query', async () => {
  const missed: string[] = [];
  for (const { query, want } of await readJudged()) {
    const kind = want.kind ?? 'property';
    const url = `/api/${KINDS[kind].list}?limit=100&search=${encodeURIComponent(query)}`;
    const response = await efie.app.inject(url);
    // Words that were taken for others are saved as those.
    const instead = response.headers['x-search-instead'];
    const search = instead ? decodeURIComponent(String(instead)) : query;
    const read = readSearchedLists('/', { search });
    if (!read.ok) throw new Error(query);
    const listed = response.json<{ _id: string }[]>().map(({ _id }) => _id);
    const found = await LIST_FINDERS[kind](efie.platform, read.lists[kind] as never, {
      ids: all,
      notOf,
    });
    if (listed.some((id) => !found.includes(id))) missed.push(query);
  }
  expect(missed).toEqual([]);
});
