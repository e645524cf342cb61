import { readCarFields, readDetails } from '#domain/read-details/read-details.ts';
import { readCorpus, readJudgedDetails } from './search-corpus.ts';

/** How well details are read: values that are right, that the text does not state, and that were not read. */
export interface Reading {
  right: number;
  wrong: number;
  missed: number;
}

export const precisionOf = ({ right, wrong }: Reading): number => right / (right + wrong);
export const recallOf = ({ right, missed }: Reading): number => right / (right + missed);

/** Reads the judged listings; counts by detail, and in `all`. */
export async function judgeDetails(which: {
  held: boolean;
}): Promise<{ all: Reading; byDetail: Map<string, Reading> }> {
  const corpus = new Map((await readCorpus()).map((listing) => [listing.id, listing]));
  const all = { right: 0, wrong: 0, missed: 0 };
  const byDetail = new Map<string, Reading>();
  for (const { id, held = false, says } of await readJudgedDetails()) {
    const listing = corpus.get(id);
    if (!listing || held !== which.held) continue;
    const { shortStayType, rentalType, saleType, ...texts } = listing.fields as never as Texts;
    const saying = { ...texts, subtype: shortStayType ?? rentalType ?? saleType };
    const read = keysOf({
      ...readDetails[listing.kind](saying),
      ...(listing.kind === 'car' && readCarFields(saying)),
    });
    const truth = keysOf(says);
    for (const key of new Set([...read, ...truth])) {
      const detail = key.split('=')[0] ?? '';
      const counts = byDetail.get(detail) ?? { right: 0, wrong: 0, missed: 0 };
      const verdict = !truth.has(key) ? 'wrong' : read.has(key) ? 'right' : 'missed';
      counts[verdict] += 1;
      all[verdict] += 1;
      byDetail.set(detail, counts);
    }
  }
  return { all, byDetail };
}

type Texts = Record<'name' | 'description', string> &
  Partial<Record<'shortStayType' | 'rentalType' | 'saleType' | 'carType' | 'model', string>>;

/** Each value of each detail by itself; capitals make no difference. */
const keysOf = (details: object): Set<string> =>
  new Set(
    Object.entries(details).flatMap(([name, value]) =>
      [value].flat().map((each) => `${name}=${String(each).toLowerCase()}`),
    ),
  );
