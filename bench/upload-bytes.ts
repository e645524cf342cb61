import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { phonePhotos } from './phone-photos.ts';
import { startEfie } from './servers.ts';

type Row = [what: string, figure: string, target: string];

const PHOTOS = 10;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** What a lister's phone sends for ten photos of 12 megapixels, against the originals. */
export async function measureUploadBytes(): Promise<Row[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-upload-'));
  const efie = await startEfie({ DATA_DIR: dataDir, DEMO_DATA: 'false' });
  try {
    const photos = await phonePhotos(PHOTOS);
    const original = photos.reduce((sum, photo) => sum + photo.length, 0);
    const { bytes, seconds } = await chooseAll(efie.origin, photos);
    return [
      [
        `bytes a lister sends for ${PHOTOS} photos of 12 megapixels, against the originals (${megabytes(original)})`,
        `${megabytes(bytes)}, 1/${(original / bytes).toFixed(1)}, in ${seconds.toFixed(1)} s`,
        '≤ 1/10',
      ],
    ];
  } finally {
    await efie.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Chooses photos on the upload page as a phone does; bytes are those of the bodies that left it. */
async function chooseAll(origin: string, photos: Buffer[]) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ARGS });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await signIn(context, origin);
    const page = await context.newPage();
    let bytes = 0;
    page.on('requestfinished', async (request) => {
      if (!request.url().includes('/api/uploads')) return;
      bytes += Number((await request.allHeaders())['content-length'] ?? 0);
    });
    await page.goto(`${origin}/uploadProperty`);
    await page.waitForSelector('html[data-running]', { state: 'attached' });
    const begun = performance.now();
    await page.locator('input[name=images]').setInputFiles(
      photos.map((buffer, place) => ({
        name: `photo${place + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer,
      })),
    );
    await page.getByText(`${photos.length} files ready.`).waitFor({ timeout: 300_000 });
    return { bytes, seconds: (performance.now() - begun) / 1000 };
  } finally {
    await browser.close();
  }
}

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const person = {
    email: 'lister@bench.test',
    password: 'a password of the bench',
    role: 'Property Owner',
    firstname: 'Ama',
    lastname: 'Mensah',
    phoneNumber: '0244123456',
    location: 'Accra',
  };
  await post(`${origin}/api/auth/signup`, person);
  const login = await post(`${origin}/api/auth/login`, person);
  const stored = { authToken: login.token, role: login.role, userId: login.userId };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, String(value));
  }, stored);
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.json() as Promise<Record<string, unknown>>;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
