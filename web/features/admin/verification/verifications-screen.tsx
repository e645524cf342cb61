import { Link } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import { VERIFICATIONS_TABLE } from '#domain/verification/verifications-table.ts';
import { EmailText } from '#web/ui/email-text.tsx';
import { tableScreen } from '../table/table-screen.ts';

const { titles } = verificationMessages;

/** Verification requests; the document's number is shown only on each request's own page. */
export const VERIFICATIONS_SCREEN = tableScreen(VERIFICATIONS_TABLE, {
  nameOf: ({ userName, kind }) => `${titles[kind]} of ${userName}`,
  cells: {
    userName: ({ _id, userName, email, kind }) => (
      <>
        <Link
          to={paths.adminVerification(_id)}
          aria-label={`${titles[kind]} of ${userName}`}
          className="inline-flex min-h-11 items-center lg:min-h-6 font-semibold text-primary underline-offset-4 hover:underline"
        >
          {userName}
        </Link>
        <span className="block text-muted wrap-anywhere">
          <EmailText>{email}</EmailText>
        </span>
      </>
    ),
    kind: ({ kind, property }) => (
      <>
        {titles[kind]}
        {property && <span className="block text-muted">{property.name}</span>}
      </>
    ),
  },
});
