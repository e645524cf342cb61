import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Person } from '#domain/accounts/actor.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import type { OwnVerifications } from '#domain/verification/schema.ts';
import { ownVerificationsQuery } from '#web/lib/own-verifications.ts';
import { Verification } from './verification.tsx';

const AGENT = { userId: 'ama', role: 'Agent' } as Person;

function shown(own: OwnVerifications): string {
  const client = new QueryClient();
  client.setQueryData(ownVerificationsQuery(AGENT.userId).queryKey, own);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Verification viewer={AGENT} />
    </QueryClientProvider>,
  );
}

test('a site that cannot store documents says so, and asks for none', () => {
  const page = shown({ taken: false, stays: [], verifications: [] });
  expect(page).toContain(verificationMessages.notTaken);
  expect(page).not.toMatch(/<(button|form|input)/);
  // A short stay would change nothing.
  expect(page).not.toContain(verificationMessages.noStays);
});

test('a site that can store documents asks for each', () => {
  const page = shown({ taken: true, stays: [{ _id: 'stay', name: 'Busua' }], verifications: [] });
  expect(page).not.toContain(verificationMessages.notTaken);
  expect(page.match(/<button/g)).toHaveLength(3);
});
