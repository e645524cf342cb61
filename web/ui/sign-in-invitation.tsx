import { useLocation } from 'react-router';
import { LOGIN_LINK, SIGNUP_LINK } from '#domain/site/navigation.ts';
import { withReturn } from '#web/lib/session/return-path.ts';
import { ButtonLink } from './button-link.tsx';

interface Props {
  title: string;
  help: string;
  /** The id of the part of the page that the ways in lead back to. */
  anchor: string;
}

/** For visitors, in place of a form: the ways in, which lead back to this place. */
export function SignInInvitation({ title, help, anchor }: Props) {
  const { pathname } = useLocation();
  const here = `${pathname}#${anchor}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken p-5">
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{help}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={withReturn(LOGIN_LINK.path, here)} variant="secondary">
          {LOGIN_LINK.label}
        </ButtonLink>
        <ButtonLink to={withReturn(SIGNUP_LINK.path, here)} variant="quiet">
          {SIGNUP_LINK.label}
        </ButtonLink>
      </div>
    </div>
  );
}
