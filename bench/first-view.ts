import { type CDPSession, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';

export interface FirstView {
  /** Bytes on the wire, headers not counted but those of the document. */
  script: number;
  font: number;
  document: number;
  image: number;
  total: number;
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** What a phone loads for its first look at a page, nothing cached, without scrolling. */
export async function measureFirstView(url: string): Promise<FirstView> {
  const browser = await chromium.launch({
    executablePath: ensureChromium({ withWindow: true }),
    args: ARGS,
  });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const received = await countBytes(session);
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = [...received];
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

async function countBytes(session: CDPSession): Promise<Iterable<{ type: string; bytes: number }>> {
  const received = new Map<string, { type: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type }) =>
    received.set(requestId, { type, bytes: 0 }),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  // A page's own bytes are told only here, with its headers.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId);
    if (one?.bytes === 0) one.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return received.values();
}
