import { mailMessages } from '#domain/mail-messages.ts';
import { REASON_TEXTS } from '#domain/reports/messages.ts';
import type { ReportAction } from '#domain/reports/rules.ts';
import type { ReportBody, SettleReportsBody } from '#domain/reports/schema.ts';
import { KIND_TEXTS } from '#domain/reports/settling-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { BECAUSE_ADMIN, layOutMail, nameOfOwner } from '#server/platform/mail/layout.ts';
import type { Mail, Owner } from '#server/platform/mail/mail.ts';

/** Tells an Admin about a report of something that had no open report. */
export function reportedMail(
  to: string,
  name: string,
  { kind, reason, details }: ReportBody,
  appUrl: string,
): Mail {
  return {
    to,
    subject: 'New report on Efie',
    ...layOutMail({
      heading: 'New report',
      paragraphs: [`Someone reported “${name}”.`, ...(details ? [{ said: details }] : [])],
      facts: [
        ['What', KIND_TEXTS[kind]],
        ['Reason', REASON_TEXTS[reason]],
      ],
      action: { label: 'See the reports', url: appUrl + paths.adminReports },
      why: BECAUSE_ADMIN,
    }),
  };
}

const ENDS: Record<ReportAction, string> = {
  dismiss: 'We looked into it and decided not to take action.',
  hide: 'We looked into it and hid the listing, so nobody can find it any more.',
  delete: 'We looked into it and deleted the comment.',
  suspend: 'We looked into it, suspended the account and took its listings off the site.',
};

/**
 * Tells someone how their report ended. They read the reason for doing nothing; the reason for
 * acting is only for the person it affects.
 * @param what the reported thing, as in a sentence.
 */
export function reportEndedMail(
  to: Owner,
  what: string,
  { action, note }: Pick<SettleReportsBody, 'action' | 'note'>,
  appUrl: string,
): Mail {
  return {
    to: to.email,
    subject: 'An update on your report',
    ...layOutMail({
      heading: 'An update on your report',
      name: nameOfOwner(to),
      paragraphs: [
        `You reported ${what}.`,
        ENDS[action],
        ...(action === 'dismiss' && note ? [mailMessages.reason, { said: note }] : []),
        'Thank you for helping to keep Efie safe. If there’s more we should know, write to us.',
      ],
      action: { label: 'Write to us', url: appUrl + paths.contact },
      why: 'You’re getting this email because you reported something on Efie.',
    }),
  };
}
