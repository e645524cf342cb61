import { parseArgs } from 'node:util';
import MiniSearch from 'minisearch';
import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { createApp } from '#server/app.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { type JudgedQuery, listCorpus, readJudged } from '#server/testing/search-corpus.ts';
import { LISTER, startBenchPostgres } from './database.ts';
import { benchPlatform } from './platform.ts';

/** How well one query was answered, by each engine. */
interface Judged extends JudgedQuery {
  by: readonly Verdict[];
}

interface Verdict {
  ndcg: number;
  success: boolean;
  empty: boolean;
}

/** Finds listings of the corpus, the best first. */
interface Engine {
  name: string;
  find(text: string, kind: ListingKind): Promise<string[]>;
}

const AT = 10;
const SUCCESS_AT = 5;
/** From this grade on a listing is what was looked for, if the query has one. */
const GOOD = 2;

/**
 * `npm run search:judge`: asks the lists each judged query (search/README.md) and prints nDCG@10, success@5 and empty pages by
 * group, for those to learn from and those held back, beside MiniSearch and one plain SQL query. `--misses` names queries to
 * learn from that are answered badly.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } });
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(0);
    const ids = await listBenchCorpus(connection);
    const app = await createApp(benchPlatform(connection));
    const engines = [ofLists(app), await ofMiniSearch(connection), ofPlainSql(connection)];
    const judged: Judged[] = [];
    for (const query of await readJudged()) {
      const by: Verdict[] = [];
      for (const [nth, engine] of engines.entries()) {
        const found = await engine.find(query.query, query.want.kind ?? 'property');
        const listings = found.map((id) => ids.get(id) ?? '');
        by.push(judge(query, listings));
        if (nth === 0 && values.misses && !query.held) say(query, by[0]?.ndcg ?? 0, listings);
      }
      judged.push({ ...query, by });
    }
    report(engines, judged);
    await app.close();
  } finally {
    await postgres.stop();
  }
}

/** Our own lists, as our pages ask them. */
const ofLists = (app: Awaited<ReturnType<typeof createApp>>): Engine => ({
  name: 'lists',
  async find(text, kind) {
    const url = `/api/${KINDS[kind].list}?limit=${AT}&close=1&search=${encodeURIComponent(text)}`;
    const response = await app.inject(url);
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    return response.json<{ _id: string }[]>().map(({ _id }) => _id);
  },
});

/** MiniSearch with any of the words, their beginnings and one mistake in five letters; names count twice. */
async function ofMiniSearch({ pool }: DatabaseConnection): Promise<Engine> {
  const { rows } = await pool.query('select id, kind, name, search_text from listings');
  const index = new MiniSearch({ fields: ['name', 'search_text'], storeFields: ['kind'] });
  index.addAll(rows);
  return {
    name: 'MiniSearch',
    find: async (text, kind) =>
      index
        .search(text, {
          prefix: true,
          fuzzy: 0.2,
          boost: { name: 2 },
          filter: (found) => found.kind === kind,
        })
        .slice(0, AT)
        .map(({ id }) => id),
  };
}

/** PostgreSQL's full text with any of the words, and words that are spelled alike. */
const ofPlainSql = ({ pool }: DatabaseConnection): Engine => ({
  name: 'plain SQL',
  async find(text, kind) {
    const { rows } = await pool.query(
      `select id from listings, lateral (select to_tsvector('english', search_text) as document,
           replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery as query) as words
       where kind = $2 and (document @@ query or $1 <% search_text)
       order by ts_rank_cd(document, query, 1) + word_similarity($1, search_text) desc, created_at desc limit ${AT}`,
      [text, kind],
    );
    return rows.map(({ id }) => id);
  },
});

/** The corpus, listed by the bench's lister; its ids by those of the database. */
async function listBenchCorpus({ db, pool }: DatabaseConnection): Promise<Map<string, string>> {
  const { rows } = await pool.query('select id from users where email = $1', [LISTER]);
  const ids = await listCorpus(db, rows[0].id);
  await pool.query('select count_search_vocabulary()');
  await pool.query('vacuum analyze');
  return ids;
}

function judge(query: JudgedQuery, found: readonly string[]): Verdict {
  const grades = Object.values(query.grades);
  const gains = found.map((id) => query.grades[id] ?? 0);
  const good = Math.min(GOOD, Math.max(...grades));
  const ideal = discounted(grades.toSorted((a, b) => b - a).slice(0, AT));
  return {
    ndcg: ideal > 0 ? discounted(gains) / ideal : 0,
    success: gains.slice(0, SUCCESS_AT).some((gain) => gain >= good),
    empty: found.length === 0,
  };
}

/** Discounted cumulative gain, with 2^grade - 1 as gain. */
const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

function say({ query, grades }: JudgedQuery, ndcg: number, found: readonly string[]): void {
  if (ndcg >= 0.75) return;
  const shown = found.map((id) => `${id}:${grades[id] ?? 0}`).join(' ');
  const best = Object.keys(grades).filter((id) => grades[id] === 3);
  process.stdout.write(
    `${ndcg.toFixed(2)} ${query}\n     ${shown || 'nothing'} | ${best.join(' ')}\n`,
  );
}

function report(engines: readonly Engine[], judged: readonly Judged[]): void {
  const line = (...cells: readonly (string | number)[]) =>
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  const figures = (name: string, some: readonly Judged[]) =>
    line(
      name,
      some.length,
      ...engines.flatMap((_, nth) => {
        const verdicts = some.flatMap(({ by }) => by[nth] ?? []);
        const mean = (value: (each: Verdict) => number) =>
          (verdicts.reduce((sum, each) => sum + value(each), 0) / verdicts.length).toFixed(2);
        const empty = verdicts.filter((each) => each.empty).length;
        return [mean(({ ndcg }) => ndcg), mean(({ success }) => Number(success)), empty];
      }),
    );
  process.stdout.write('\n');
  line('queries', '', ...engines.flatMap(({ name }) => [`${name}: nDCG@10`, 'success@5', 'empty']));
  line('---', '---', ...engines.flatMap(() => ['---', '---', '---']));
  const learnt = judged.filter(({ held }) => !held);
  for (const [group, some] of Map.groupBy(learnt, (each) => each.group)) figures(group, some);
  figures('**to learn from**', learnt);
  const held = judged.filter((each) => each.held);
  for (const [group, some] of Map.groupBy(held, (each) => each.group))
    figures(`${group}, held`, some);
  figures('**held back**', held);
  figures('**all**', judged);
}

await main();
