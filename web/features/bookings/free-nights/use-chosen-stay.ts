import { useLocation, useNavigate } from 'react-router';
import { daysIn, guestsIn } from '#web/lib/stay-days.ts';

interface Chosen {
  from?: string;
  to?: string;
  guests?: string;
}

/**
 * The dates and guests that someone chooses on a stay's page. Its address keeps them, so that Book Now takes them along and a
 * link shares them; each change replaces it.
 */
export function useChosenStay() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { from, to } = daysIn(search);
  return {
    checkIn: from,
    checkOut: to,
    guests: guestsIn(search),
    /** '' takes one away. */
    change(next: Chosen) {
      const query = new URLSearchParams(search);
      for (const [name, value = ''] of Object.entries(next)) {
        if (value) query.set(name, value);
        else query.delete(name);
      }
      const text = query.toString();
      navigate(
        { pathname, search: text && `?${text}` },
        { replace: true, preventScrollReset: true, state },
      );
    },
  };
}
