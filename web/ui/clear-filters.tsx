import { useLocation } from 'react-router';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

interface Props {
  children: string;
  onClear(): void;
}

/** Takes all filters of a list away; a link to the plain list before scripts run. */
export function ClearFilters({ children, onClear }: Props) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  return hydrated ? (
    <Button variant="secondary" onClick={onClear}>
      {children}
    </Button>
  ) : (
    <ButtonLink variant="secondary" to={pathname}>
      {children}
    </ButtonLink>
  );
}
