import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChevronRight from 'lucide-react/icons/chevron-right';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { Link, type To } from 'react-router';
import { SIGNUP_ROLES, type SignupRole } from '#domain/accounts/role.ts';
import { ROLE_SUMMARY } from '#domain/accounts/role-summary.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

const ABOUT: Readonly<Record<SignupRole, { icon: LucideIcon; can: string }>> = {
  Agent: {
    icon: BriefcaseBusiness,
    can: 'Upload properties and cars, and reach other agents.',
  },
  'Property Owner': {
    icon: House,
    can: 'Upload properties and cars, and reach other owners.',
  },
  Customer: {
    icon: Search,
    can: 'Book short stays, comment, contact listers and upload a car.',
  },
};

interface Props {
  /** The roles offered; by default all those of sign-up. */
  roles?: readonly SignupRole[];
  chosen?: SignupRole | undefined;
  hrefOf(role: SignupRole): To;
  /** Instead of following the link. */
  onChoose?: (role: SignupRole) => void;
  /** Name of the radio buttons, for a form that is submitted before scripts run. */
  name?: string;
}

/** The roles to choose from, each with what it allows: buttons with `onChoose`, else links. */
export function RoleList({ roles = SIGNUP_ROLES, chosen, hrefOf, onChoose, name }: Props) {
  return (
    <ul className="flex flex-col gap-3">
      {roles.map((role) => (
        <li key={role}>
          <RoleChoice
            role={role}
            chosen={role === chosen}
            to={hrefOf(role)}
            onChoose={onChoose && (() => onChoose(role))}
            name={name}
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
  name: string | undefined;
}

function RoleChoice({ role, chosen, to, onChoose, name }: ChoiceProps) {
  const about = useId();
  const { icon, can } = ABOUT[role];
  // Only the name is the control, stretched over the whole choice, so that screen readers and voice control use just the name.
  const shared = {
    'aria-describedby': about,
    className:
      'text-left font-semibold outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-primary',
  };
  return (
    <div
      className={cx(
        'relative flex flex-wrap items-center gap-3 sm:gap-4 rounded-control border p-3 sm:p-4 transition-colors hover:border-primary hover:bg-primary-soft',
        chosen ? 'border-primary bg-primary-soft' : 'border-control-line',
      )}
    >
      <Icon of={icon} size={24} className="shrink-0 text-primary" />
      <div className="min-w-0 grow basis-32 wrap-anywhere">
        {onChoose ? (
          <button
            type={name ? 'submit' : 'button'}
            name={name}
            value={name && role}
            aria-pressed={chosen || undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose();
            }}
            {...shared}
          >
            {role}
          </button>
        ) : (
          <Link to={to} replace preventScrollReset {...shared}>
            {role}
          </Link>
        )}
        <p id={about} className="text-sm text-muted">
          {ROLE_SUMMARY[role]} {can}
        </p>
      </div>
      <Icon of={ChevronRight} className="shrink-0 text-muted max-sm:hidden" />
    </div>
  );
}
