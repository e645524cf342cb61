import { multipart } from '#server/testing/multipart.ts';
import type { TestPerson } from '#server/testing/people.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Has a lister upload a property; answers its id. */
export async function listedProperty({ app }: TestApp, lister: TestPerson): Promise<string> {
  const { payload, headers } = multipart({
    name: 'Villa in Osu',
    price: '450',
    location: 'Osu',
    address: '4 Oxford Street',
    region: 'Greater Accra',
    condition: 'Renovated',
    propertyType: 'Short-Stay',
    shortStayType: 'Guest House',
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/properties/upload',
    headers: { ...lister.headers, ...headers },
    payload,
  });
  return answer.json<{ property: { _id: string } }>().property._id;
}
