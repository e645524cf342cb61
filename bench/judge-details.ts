import {
  judgeDetails,
  precisionOf,
  type Reading,
  recallOf,
} from '#server/testing/judged-details.ts';

/**
 * `npm run details:judge`: how many of the details that are read from judged texts (search/README.md) are right, and how many of
 * those that they state are read; by detail, for the texts to learn from and those held back.
 */
async function main(): Promise<void> {
  for (const held of [false, true]) {
    const { all, byDetail } = await judgeDetails({ held });
    process.stdout.write(
      `\n| ${held ? 'held back' : 'to learn from'} | precision | recall | right | wrong | missed |\n`,
    );
    process.stdout.write('| --- | --- | --- | --- | --- | --- |\n');
    line('**all**', all);
    const byCount = [...byDetail].toSorted(([, a], [, b]) => b.right - a.right);
    for (const [detail, counts] of byCount) line(detail, counts);
  }
}

function line(name: string, counts: Reading): void {
  const { right, wrong, missed } = counts;
  const rate = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(3));
  process.stdout.write(
    `| ${name} | ${rate(precisionOf(counts))} | ${rate(recallOf(counts))} | ${right} | ${wrong} | ${missed} |\n`,
  );
}

await main();
