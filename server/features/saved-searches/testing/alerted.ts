import type { Alerts } from '#domain/saved-searches/messages.ts';
import type { SavedSearch } from '#domain/saved-searches/schema.ts';
import { findAlertsJob } from '#server/features/saved-searches/public.ts';
import { LIST_FINDERS } from '#server/jobs.ts';
import { runAllJobs } from '#server/testing/hurried-jobs.ts';
import type { TestPerson } from '#server/testing/people.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** A search as someone saves it: short stays in Greater Accra. */
export const SEARCH = {
  name: 'Short-Stays in Greater Accra',
  path: '/short-stays',
  query: { region: 'Greater Accra' } as Record<string, string>,
  alerts: 'at-once' as Alerts,
};

/** Calls POST /api/saved-searches. */
export const postSearch = (
  efie: Pick<TestApp, 'app'>,
  headers: Record<string, string>,
  search: Record<string, unknown> = {},
) =>
  efie.app.inject({
    method: 'POST',
    url: '/api/saved-searches',
    headers,
    payload: { ...SEARCH, ...search },
  });

/** Saves a search for someone. */
export async function savedSearch(
  efie: Pick<TestApp, 'app'>,
  { headers }: TestPerson,
  search: Partial<typeof SEARCH> = {},
): Promise<SavedSearch> {
  return (await postSearch(efie, headers, search)).json();
}

/** Matches changes with the saved searches, as the site does every ten minutes. */
export const findAlerts = ({ platform }: Pick<TestApp, 'platform'>): Promise<void> =>
  findAlertsJob(platform, LIST_FINDERS).run({});

/** Does the same, and sends the resulting mails. */
export async function alertOfChanges(efie: TestApp): Promise<void> {
  await findAlerts(efie);
  await runAllJobs(efie);
}
