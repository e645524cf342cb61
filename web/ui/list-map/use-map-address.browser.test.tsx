import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { address } from '../../testing/open-site.tsx';
import { useMapAddress } from './use-map-address.ts';

test('a map that comes to rest after a card was opened does not bring the list back', async () => {
  let map: ReturnType<typeof useMapAddress> | undefined;
  function List() {
    map = useMapAddress();
    return <h1>List</h1>;
  }
  history.replaceState(null, '', '/list?map=1');
  const router = createBrowserRouter([
    { path: '/list', element: <List /> },
    { path: '/listing', element: <h1>Listing</h1> },
  ]);
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible();
  await router.navigate('/listing');
  map?.setBox({ west: -0.4, south: 5.6, east: 0.1, north: 6 });
  await expect.element(page.getByRole('heading', { name: 'Listing' })).toBeVisible();
  expect(address()).toBe('/listing');
  router.dispose();
});
