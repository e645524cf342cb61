import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { offlineMessages } from '#domain/offline/messages.ts';
import { noteResponse } from '#web/lib/api/kept-responses.ts';
import { OfflineBar } from './offline-bar.tsx';
import { useConnection } from './use-connection.ts';

const bar = page.getByText(offlineMessages.notSaving);
const readings = page.getByText(/^read \d+$/);

/** The bar above a page that counts how often it read what it shows. */
function Site() {
  const { isOffline, isSaving, since } = useConnection();
  const { data } = useQuery({ queryKey: ['shown'], queryFn: () => ++read });
  return (
    <>
      <OfflineBar since={isOffline ? since : undefined} isSaving={isSaving} />
      <p>read {data}</p>
    </>
  );
}

let read = 0;

async function openSite(readyStatus: () => number) {
  read = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(null, { status: readyStatus() }),
  );
  const router = createMemoryRouter([{ path: '/', element: <Site /> }]);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(readings).toHaveTextContent('read 1');
}

/** The server sends what it kept, `ago` milliseconds before the `Date` of the response. */
const sendFromBefore = (ago: number) =>
  noteResponse(
    new Response('', {
      headers: {
        date: new Date().toUTCString(),
        'x-shown': new Date(Date.now() - ago).toISOString(),
      },
    }),
  );

// §8/82
test('a bar says that nothing can be saved while the server shows what it kept, and goes once all is back', async () => {
  let status = 503;
  await openSite(() => status);
  sendFromBefore(0);
  await expect.element(bar).toBeVisible();
  status = 200;
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(readings).toHaveTextContent('read 2');
});

test('what a browser’s cache remembers of an outage says nothing', async () => {
  await openSite(() => 503);
  sendFromBefore(60_000);
  // The page has had its chance to say so.
  await new Promise(requestAnimationFrame);
  await expect.element(bar).not.toBeInTheDocument();
  sendFromBefore(0);
  await expect.element(bar).toBeVisible();
});
