import Pencil from 'lucide-react/icons/pencil';
import { ButtonLink } from '../button-link.tsx';
import { Icon } from '../icon.tsx';

/** A link to edit a listing, for people who may. */
export function EditLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} variant="secondary">
      <Icon of={Pencil} size={18} />
      {children}
    </ButtonLink>
  );
}
