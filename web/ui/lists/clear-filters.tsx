import { useLocation } from 'react-router';
import { filterMessages } from '#domain/site/filter-messages.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { Button } from '../button.tsx';
import type { ButtonVariant } from '../button-class.ts';
import { ButtonLink } from '../button-link.tsx';

/** Takes all filters of a list away; a link to the plain list before scripts run. */
export function ClearFilters({
  onClear,
  text = filterMessages.clear,
  variant = 'secondary',
}: {
  onClear(): void;
  /** The main action of a list without results. */
  variant?: ButtonVariant;
  text?: string | undefined;
}) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  return hydrated ? (
    <Button variant={variant} onClick={onClear}>
      {text}
    </Button>
  ) : (
    <ButtonLink variant={variant} to={pathname}>
      {text}
    </ButtonLink>
  );
}
