import { type CDPSession, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';

export interface FirstView {
  /** Bytes on the wire, headers not counted. */
  script: number;
  font: number;
  document: number;
  image: number;
  total: number;
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** What a phone loads for its first look at a page, nothing cached, without scrolling. */
export async function measureFirstView(url: string): Promise<FirstView> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ARGS });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
  const of = (...types: string[]) =>
    bytes.filter(({ type }) => types.includes(type)).reduce((sum, each) => sum + each.bytes, 0);
  return {
    script: of('Script'),
    font: of('Font'),
    document: of('Document'),
    image: of('Image'),
    total: bytes.reduce((sum, each) => sum + each.bytes, 0),
  };
}

async function countBytes(session: CDPSession): Promise<{ type: string; bytes: number }[]> {
  const types = new Map<string, string>();
  const finished: { type: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finished.push({ type: types.get(requestId) ?? 'Other', bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  return finished;
}
