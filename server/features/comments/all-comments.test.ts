import { expect, test } from 'vitest';
import { uploadedProperty } from '#server/testing/listings.ts';
import { openStars } from '#server/testing/open-stars.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const url = '/api/admin/comments';
const get = (path: string, headers = {}) => efie.app.inject({ url: path, headers });

// §2.21/32
test('Admins alone list all comments, find them by words and stars, and see deletions in the audit log', async () => {
  await openStars(efie);
  const admin = await signedInAs(efie.platform, 'Admin');
  const guest = await signedInAs(efie.platform, 'Customer');
  const id = await uploadedProperty(efie, await signedInAs(efie.platform, 'Agent'));
  const write = (payload: object) =>
    efie.app.inject({
      method: 'POST',
      url: '/api/comments',
      headers: guest.headers,
      payload: { propertyId: id, ...payload },
    });
  expect((await write({ comment: '=A 100% quiet place', rating: 5 })).statusCode).toBe(201);
  expect((await write({ comment: 'No water' })).statusCode).toBe(201);

  expect((await get(url)).statusCode).toBe(401);
  expect((await get(url, guest.headers)).statusCode).toBe(403);
  expect((await get(`${url}.csv`, guest.headers)).statusCode).toBe(403);
  const found = async (query: string) =>
    (await get(`${url}?${query}`, admin.headers))
      .json()
      .map(({ comment }: { comment: string }) => comment);
  expect(await found('')).toEqual(['No water', '=A 100% quiet place']);
  expect(await found('sort=oldest&limit=1')).toEqual(['=A 100% quiet place']);
  expect(await found('search=100%25')).toEqual(['=A 100% quiet place']);
  expect(await found('rating=none')).toEqual(['No water']);
  expect(await found('rating=4')).toEqual([]);
  expect((await get(`${url}?rating=6`, admin.headers)).statusCode).toBe(400);
  const [row] = (await get(`${url}?rating=5`, admin.headers)).json();
  expect(row).toMatchObject({ propertyName: 'Palm Court', userName: 'Ama Mensah', listed: true });
  expect((await get(`${url}.csv`, admin.headers)).payload).toContain(",'=A 100% quiet place,");

  await efie.app.inject({
    method: 'DELETE',
    url: `/api/properties/${id}/comments/${row._id}`,
    headers: admin.headers,
  });
  const [entry] = (await get('/api/admin/audit-log?event=comment-deleted', admin.headers)).json();
  expect(entry).toMatchObject({
    actor: { userId: admin.id },
    subject: { kind: 'comment', _id: row._id },
    before: { by: guest.id, property: id, comment: '=A 100% quiet place' },
  });
});
