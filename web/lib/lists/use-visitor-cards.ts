import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { VISITOR_CARD_EVENT } from './visitor-card.ts';

/** Once scripts run, visitors who open a card get to the sign-up page without loading a new document. */
export function useVisitorCards(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onVisitorCard = (event: Event) => {
      event.preventDefault();
      navigate((event as CustomEvent<string>).detail);
    };
    window.addEventListener(VISITOR_CARD_EVENT, onVisitorCard);
    return () => window.removeEventListener(VISITOR_CARD_EVENT, onVisitorCard);
  }, [navigate]);
}
