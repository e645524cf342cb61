import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepDraft } from '#web/lib/draft.ts';
import { withReturn } from '#web/lib/return-path.ts';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { BOOKING_DRAFT, type BookingDraft, type Stay } from './stay.ts';

interface Props {
  stay: Stay | undefined;
  /** Where the route guard sends whoever may not book. */
  to: string;
}

/** Sends a visitor to sign up and back, with the stay kept: a navigation state does not survive the way. */
export function ToSignUp({ stay, to }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const draft: BookingDraft | undefined = stay && { stay };
    if (draft) keepDraft(BOOKING_DRAFT, draft);
    navigate(withReturn(to, pathname + search), { replace: true });
  }, [stay, to, pathname, search, navigate]);
  return <BookingSkeleton />;
}
