import { parseArgs } from 'node:util';
import { KINDS } from '#domain/listing-kinds.ts';
import { createApp } from '#server/app.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { type JudgedQuery, listCorpus, readJudged } from '#server/testing/search-corpus.ts';
import { LISTER, startBenchPostgres } from './database.ts';
import { benchPlatform } from './platform.ts';

/** How well one query was answered. */
interface Judged extends JudgedQuery {
  ndcg: number;
  success: boolean;
  empty: boolean;
}

const AT = 10;
const SUCCESS_AT = 5;
/** From this grade on a listing is what was looked for, if the query has one. */
const GOOD = 2;

/**
 * `npm run search:judge`: asks the lists each judged query (search/README.md) and prints nDCG@10, success@5 and empty pages by
 * group, for those to learn from and those held back. `--misses` names queries to learn from that are answered badly.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } });
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(0);
    const platform = benchPlatform(connection);
    const ids = await listBenchCorpus(connection);
    const app = await createApp(platform);
    const judged: Judged[] = [];
    for (const query of await readJudged()) {
      const list = KINDS[query.want.kind ?? 'property'].list;
      const url = `/api/${list}?limit=${AT}&close=1&search=${encodeURIComponent(query.query)}`;
      const response = await app.inject(url);
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
      const found = response.json<{ _id: string }[]>().map(({ _id }) => ids.get(_id) ?? '');
      judged.push(judge(query, found));
      if (values.misses && !query.held) say(query, judged.at(-1)?.ndcg ?? 0, found);
    }
    report(judged);
    await app.close();
  } finally {
    await postgres.stop();
  }
}

/** The corpus, listed by the bench's lister; its ids by those of the database. */
async function listBenchCorpus({ db, pool }: DatabaseConnection): Promise<Map<string, string>> {
  const { rows } = await pool.query('select id from users where email = $1', [LISTER]);
  const ids = await listCorpus(db, rows[0].id);
  await pool.query('select count_search_vocabulary()');
  await pool.query('vacuum analyze');
  return ids;
}

function judge(query: JudgedQuery, found: readonly string[]): Judged {
  const grades = Object.values(query.grades);
  const gains = found.map((id) => query.grades[id] ?? 0);
  const good = Math.min(GOOD, Math.max(...grades));
  const ideal = discounted(grades.toSorted((a, b) => b - a).slice(0, AT));
  return {
    ...query,
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

function report(judged: readonly Judged[]): void {
  const line = (name: string, some: readonly Judged[]) => {
    const mean = (value: (each: Judged) => number) =>
      (some.reduce((sum, each) => sum + value(each), 0) / some.length).toFixed(2);
    const empty = some.filter((each) => each.empty).length;
    process.stdout.write(
      `| ${name} | ${some.length} | ${mean(({ ndcg }) => ndcg)} | ${mean(({ success }) => Number(success))} | ${empty} |\n`,
    );
  };
  process.stdout.write('\n| queries | | nDCG@10 | success@5 | empty |\n|---|---|---|---|---|\n');
  const learnt = judged.filter(({ held }) => !held);
  for (const [group, some] of Map.groupBy(learnt, (each) => each.group)) line(group, some);
  line('**to learn from**', learnt);
  line(
    '**held back**',
    judged.filter(({ held }) => held),
  );
  line('**all**', judged);
}

await main();
