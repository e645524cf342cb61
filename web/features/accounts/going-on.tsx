import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LOGIN_REDIRECT_MS } from '#domain/site/constants.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Outcome } from '#web/ui/outcome.tsx';

interface Props {
  text: string;
  destination: string;
  continueText: string;
}

/** Confirms a success, and continues automatically after 2 s (specification §9). */
export function GoingOn({ text, destination, continueText }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(destination, { replace: true }), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [destination, navigate]);
  return (
    <div className="flex flex-col gap-5">
      <Outcome tone="success">{text}</Outcome>
      <ButtonLink to={destination} replace size="lg" wide>
        {continueText}
      </ButtonLink>
    </div>
  );
}
