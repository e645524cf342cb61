import { describe, expect, it } from 'vitest';
import { pageVariant, wantsLowData } from './low-data.ts';

const wants = (headers: Record<string, string>) =>
  wantsLowData(new Headers(pageVariant(headers).request));

describe('a low-data page', () => {
  it('is sent to Save-Data and slow connections', () => {
    expect(wants({})).toBe(false);
    expect(wants({ 'save-data': 'on' })).toBe(true);
    expect(wants({ ect: '2g' })).toBe(true);
    expect(wants({ ect: 'slow-2g' })).toBe(true);
    expect(wants({ ect: '3g' })).toBe(false);
  });

  it('follows the choice in the footer before anything else', () => {
    expect(wants({ cookie: 'a=b; lowData=on' })).toBe(true);
    expect(wants({ cookie: 'lowData=off; a=b', 'save-data': 'on', ect: '2g' })).toBe(false);
    expect(wants({ cookie: 'notlowData=on; lowData=onwards' })).toBe(false);
  });

  it('is not given to others by a shared cache', () => {
    const chosen = pageVariant({ cookie: 'lowData=on' });
    expect(chosen.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'cdn-cache-control': 'no-store',
    });
    const asked = pageVariant({ 'save-data': 'on' });
    expect(asked.headers).toEqual({ 'accept-ch': 'ECT', vary: 'Save-Data, ECT' });
    expect([chosen.name, asked.name, pageVariant({}).name]).toEqual([
      'low data',
      'low data',
      'usual',
    ]);
  });

  it('depends on nothing else that a browser sends', () => {
    const headers = { cookie: 'efie_session=secret; lowData=on', authorization: 'Bearer secret' };
    expect(pageVariant(headers).request).toEqual({ 'save-data': 'on' });
  });
});
