/** Limits what routes may load; `family/*` stands for every route whose id begins so. */
export interface Budget {
  bytes: number;
  /** Route ids (`web/routes.ts`). */
  routes: readonly string[];
}

/** Limits the total weight of the files of a late part. */
export interface LateBudget {
  name: string;
  bytes: number;
  /** Matches the names of its built files. */
  files: RegExp;
}

type Weights = ReadonlyMap<string, number>;

/** Compares the bytes that routes load with their budgets; one line per problem. */
export function problemsOf(weights: Weights, budgets: readonly Budget[]): string[] {
  const heavy = [...weights].flatMap(([id, bytes]) => {
    const budget = budgetOf(id, budgets);
    if (!budget) return [`${id} has no budget`];
    if (bytes <= budget.bytes) return [];
    return [`${id} loads ${bytes} bytes, ${budget.bytes} at most`];
  });
  const ids = [...weights.keys()];
  const idle = budgets
    .flatMap(({ routes }) => routes)
    .filter((pattern) => !ids.some((id) => fits(pattern, id)))
    .map((pattern) => `${pattern} has a budget and is no route`);
  return [...heavy, ...idle];
}

/** One line per problem with late parts. `sizes` has the built files as they are sent. */
export function lateProblemsOf(
  sizes: ReadonlyMap<string, number>,
  budgets: readonly LateBudget[],
): string[] {
  return budgets.flatMap(({ name, bytes, files }) => {
    const found = [...sizes].filter(([file]) => files.test(file));
    if (found.length === 0) return [`${name} has a budget and no file`];
    const sum = found.reduce((total, [, size]) => total + size, 0);
    return sum > bytes ? [`${name} loads ${sum} bytes, ${bytes} at most`] : [];
  });
}

/** Lists each route with the bytes that it loads and may load, lightest first. */
export function tableOf(weights: Weights, budgets: readonly Budget[]): string {
  const width = Math.max(...[...weights.keys()].map((id) => id.length));
  return [...weights]
    .sort(([, one], [, other]) => one - other)
    .map(([id, bytes]) => {
      const budget = budgetOf(id, budgets)?.bytes ?? 'no budget';
      return `${id.padEnd(width)}  ${bytes} of ${budget}`;
    })
    .join('\n');
}

const budgetOf = (id: string, budgets: readonly Budget[]) =>
  budgets.find(({ routes }) => routes.some((pattern) => fits(pattern, id)));

const fits = (pattern: string, id: string) =>
  pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
