import { Building2, ChevronRight, House, type LucideIcon, Search } from 'lucide-react';
import { useId } from 'react';
import { Link, type To } from 'react-router';
import { ROLE_SUMMARY, SIGNUP_ROLES, type SignupRole } from '#domain/accounts/role.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

const ABOUT: Readonly<Record<SignupRole, { icon: LucideIcon; can: string }>> = {
  Agent: {
    icon: Building2,
    can: 'Upload properties and cars, and reach other agents.',
  },
  'Property Owner': {
    icon: House,
    can: 'Upload properties and cars, and reach other owners.',
  },
  Customer: {
    icon: Search,
    can: 'Book short stays, comment, ask listers and upload a car.',
  },
};

interface Props {
  chosen?: SignupRole | undefined;
  hrefOf(role: SignupRole): To;
  /** Instead of following the link. */
  onChoose?: (role: SignupRole) => void;
}

/** The three roles to choose from, and what each may do: buttons with `onChoose`, else links. */
export function RoleList({ chosen, hrefOf, onChoose }: Props) {
  return (
    <ul className="flex flex-col gap-3">
      {SIGNUP_ROLES.map((role) => (
        <li key={role}>
          <RoleChoice
            role={role}
            chosen={role === chosen}
            to={hrefOf(role)}
            onChoose={onChoose && (() => onChoose(role))}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  role: SignupRole;
  chosen: boolean;
  to: To;
  onChoose: (() => void) | undefined;
}

function RoleChoice({ role, chosen, to, onChoose }: ChoiceProps) {
  const about = useId();
  const { icon, can } = ABOUT[role];
  const shared = {
    'aria-label': role,
    'aria-describedby': about,
    className: cx(
      'flex w-full items-center gap-4 rounded-control border p-4 text-left transition-colors hover:border-primary hover:bg-primary-soft',
      chosen ? 'border-primary bg-primary-soft' : 'border-control-line',
    ),
  };
  const content = (
    <>
      <Icon of={icon} size={24} className="shrink-0 text-primary" />
      <span className="grow">
        <span className="block font-semibold">{role}</span>
        <span id={about} className="block text-sm text-muted">
          {ROLE_SUMMARY[role]} {can}
        </span>
      </span>
      <Icon of={ChevronRight} className="shrink-0 text-muted" />
    </>
  );
  return onChoose ? (
    <button type="button" aria-pressed={chosen || undefined} onClick={onChoose} {...shared}>
      {content}
    </button>
  ) : (
    <Link to={to} replace preventScrollReset {...shared}>
      {content}
    </Link>
  );
}
