import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { address } from '../../testing/open-site.tsx';
import { useMapAddress } from './use-map-address.ts';

const BOX = { west: -0.4, south: 5.6, east: 0.1, north: 6 };

/** Moves its map once the given wait is over, wherever the person is by then. */
function List({ rest }: { rest: Promise<void> }) {
  const { setBox } = useMapAddress();
  useEffect(() => void rest.then(() => setBox(BOX)), [rest, setBox]);
  return <h1>List</h1>;
}

test('a map that comes to rest after a card was opened does not bring the list back', async () => {
  const rest = Promise.withResolvers<void>();
  history.replaceState(null, '', '/list?map=1');
  const router = createBrowserRouter([
    { path: '/list', element: <List rest={rest.promise} /> },
    { path: '/listing', element: <h1>Listing</h1> },
  ]);
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible();
  await router.navigate('/listing');
  rest.resolve();
  await rest.promise;
  await expect.element(page.getByRole('heading', { name: 'Listing' })).toBeVisible();
  expect(address()).toBe('/listing');
  router.dispose();
});
