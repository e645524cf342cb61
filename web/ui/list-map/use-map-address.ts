import { useLocation, useNavigate } from 'react-router';
import { type Bbox, bboxText, readBbox } from '#domain/places/bbox.ts';
import { PAGE_PARAMETER } from '#web/lib/lists/list-page.ts';
import { BOX_PARAMETER, FOLLOW_PARAMETER, PIN_PARAMETER, searchWithoutMap } from './map-address.ts';

/** The map state in the address: the area in view and the chosen pin. */
export function useMapAddress() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const replace = (next: string) =>
    navigate({ pathname, search: next }, { replace: true, preventScrollReset: true, state });

  const set = (changed: Partial<Record<string, string>>) => {
    // A map may come to rest after its page was left.
    if (window.location.pathname !== pathname) return;
    // The address is newer than the rendered page right after a change.
    const before = new URLSearchParams(window.location.search);
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (next.toString() !== before.toString()) replace(`?${next}`);
  };

  return {
    box: boxIn(query),
    /** The current value, even if the page has not rendered with it yet. */
    boxNow: () => boxIn(new URLSearchParams(window.location.search)),
    pin: query.get(PIN_PARAMETER) ?? undefined,
    /** True if the list follows the map. */
    follows: isFollowing(query),
    /** The current value, even if the page has not rendered with it yet. */
    followsNow: () => isFollowing(new URLSearchParams(window.location.search)),
    setFollows: (follows: boolean) => set({ [FOLLOW_PARAMETER]: follows ? undefined : '0' }),
    /** Narrows the list to a box, from its first page. */
    setBox: (next: Bbox) => set({ [BOX_PARAMETER]: bboxText(next), [PAGE_PARAMETER]: undefined }),
    setPin: (pin: string | undefined) => set({ [PIN_PARAMETER]: pin }),
    /** Back to the list: by going back if the map was opened from it, so that Back then leaves the list. */
    close: () => {
      if ((state as { openedMap?: boolean } | null)?.openedMap) navigate(-1);
      else replace(searchWithoutMap(query));
    },
  };
}

function boxIn(query: URLSearchParams): Bbox | undefined {
  const box = readBbox(query.get(BOX_PARAMETER) ?? '');
  return typeof box === 'string' ? undefined : box;
}

const isFollowing = (query: URLSearchParams) => query.get(FOLLOW_PARAMETER) !== '0';
