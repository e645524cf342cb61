import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useNavigate } from 'react-router';
import { carDetailMessages } from '#domain/cars/messages.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

const LOOK = { variant: 'quiet', className: '-ml-4' } as const;

/** Back to the previous page; to `list` for people who came from elsewhere, and before scripts run. */
export function BackButton({ list }: { list: string }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const content = (
    <>
      <Icon of={ArrowLeft} size={18} />
      {carDetailMessages.back}
    </>
  );
  if (!hydrated) {
    return (
      <ButtonLink to={list} {...LOOK}>
        {content}
      </ButtonLink>
    );
  }
  // The router counts the pages of ours that lie behind.
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  return (
    <Button {...LOOK} onClick={() => (idx > 0 ? navigate(-1) : navigate(list))}>
      {content}
    </Button>
  );
}
