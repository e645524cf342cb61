import { Link } from 'react-router';
import { VERIFICATION_LINK } from '#domain/site/account-links.ts';
import { restrictionMessages } from '#domain/stays/restriction-messages.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The way to the page on which a guest sends their Ghana Card. */
export const GetVerified = () => (
  <Link to={VERIFICATION_LINK.path} className="text-primary underline underline-offset-4">
    {VERIFICATION_LINK.label}
  </Link>
);

/** In place of the form, for a guest who is to be verified first. */
export const VerifyFirst = () => (
  <Notice tone="info">
    <p>
      {restrictionMessages.unverified} <GetVerified />
    </p>
  </Notice>
);
