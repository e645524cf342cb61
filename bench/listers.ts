import { once } from 'node:events';
import { request } from 'node:http';

const DETAILS = {
  password: 'a password for measuring',
  role: 'Agent',
  firstname: 'Kofi',
  lastname: 'Boateng',
  phoneNumber: '0244123456',
  location: 'Accra',
};

export async function newLister(origin: string, name: string): Promise<string> {
  const person = { ...DETAILS, email: `${name}@bench.example` };
  await post(origin, '/api/auth/signup', person);
  return (await post(origin, '/api/auth/login', person)).token;
}

async function post(origin: string, path: string, body: object): Promise<{ token: string }> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  return response.json() as Promise<{ token: string }>;
}

const FIELDS = {
  description: 'Three bedrooms and a garden near the beach.',
  price: '450',
  location: 'Osu',
  address: '12 Oxford Street',
  region: 'Greater Accra',
  condition: 'Renovated',
  propertyType: 'Short-Stay',
  shortStayType: 'Guest House',
};

/** Uploads a listing in one form; returns when the last byte has been sent. */
export async function uploadListing(
  origin: string,
  token: string,
  name: string,
  photos: readonly Buffer[],
): Promise<{ lastByte: number }> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, ...FIELDS })) form.set(field, value);
  for (const [n, photo] of photos.entries()) {
    form.append(
      'images',
      new File([new Uint8Array(photo)], `IMG_${n}.jpg`, { type: 'image/jpeg' }),
    );
  }
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const call = request(`${origin}/api/properties/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  });
  let lastByte = Number.NaN;
  call.once('finish', () => {
    lastByte = performance.now();
  });
  call.end(body);
  const [response] = await once(call, 'response');
  let text = '';
  for await (const chunk of response) text += String(chunk);
  if (response.statusCode !== 201)
    throw new Error(`an upload responded with ${response.statusCode}: ${text}`);
  return { lastByte };
}
