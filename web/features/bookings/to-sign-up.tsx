import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keepDraft } from '#web/lib/forms/draft.ts';
import { withReturn } from '#web/lib/session/return-path.ts';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { BOOKING_DRAFT, type BookingDraft, type Stay } from './stay.ts';

interface Props {
  stay: Stay | undefined;
  /** The page's address, to return to. */
  page: string;
  /** The page that the route guard sends people to who may not book. */
  to: string;
}

/** Sends a visitor to sign up and back, with the stay kept: a navigation state does not survive the way. */
export function ToSignUp({ stay, page, to }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    const draft: BookingDraft | undefined = stay && { stay };
    if (draft) keepDraft(BOOKING_DRAFT, draft);
    navigate(withReturn(to, page), { replace: true });
  }, [stay, to, page, navigate]);
  return <BookingSkeleton />;
}
