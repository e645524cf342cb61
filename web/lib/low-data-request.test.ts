import { describe, expect, it } from 'vitest';
import { setLowDataHeaders, wantsLowData } from './low-data-request.ts';

const wants = (headers: Record<string, string>) => wantsLowData(new Headers(headers));

describe('a page for little data', () => {
  it('is what Save-Data and slow connections get', () => {
    expect(wants({})).toBe(false);
    expect(wants({ 'save-data': 'on' })).toBe(true);
    expect(wants({ ect: '2g' })).toBe(true);
    expect(wants({ ect: 'slow-2g' })).toBe(true);
    expect(wants({ ect: '3g' })).toBe(false);
  });

  it('is what the choice in the footer says before all else', () => {
    expect(wants({ cookie: 'a=b; lowData=on' })).toBe(true);
    expect(wants({ cookie: 'lowData=off; a=b', 'save-data': 'on', ect: '2g' })).toBe(false);
    expect(wants({ cookie: 'notlowData=on; lowData=onwards' })).toBe(false);
  });

  it('is not kept by a shared cache for others', () => {
    const chosen = new Headers();
    setLowDataHeaders(chosen, new Headers({ cookie: 'lowData=on' }));
    expect(chosen.get('cache-control')).toBe('private, no-cache');
    const asked = new Headers();
    setLowDataHeaders(asked, new Headers({ 'save-data': 'on' }));
    expect(asked.get('cache-control')).toBeNull();
    expect(asked.get('vary')).toBe('Save-Data, ECT');
  });
});
