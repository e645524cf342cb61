import { KINDS } from '#domain/listing-kinds.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import type { AdminTransition } from '#domain/moderation/states.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Addressee, Mail } from '#server/platform/mail/mail.ts';
import type { ListingAddress } from './repository.ts';

interface Told extends Addressee {
  name: string;
}

const OPENINGS: Record<
  AdminTransition,
  { subject: string; heading: string; now: string; leads: 'listing' | 'edit' | 'contact' }
> = {
  approve: {
    subject: 'Your listing is live on Efie',
    heading: 'Your listing is live',
    now: 'We approved it, and people can find it now.',
    leads: 'listing',
  },
  'ask-change': {
    subject: 'Your listing needs a change',
    heading: 'Your listing needs a change',
    now: 'People can’t find it until then. We’ll review it again once you save your change.',
    leads: 'edit',
  },
  refuse: {
    subject: 'Your listing wasn’t approved',
    heading: 'Your listing wasn’t approved',
    now: 'People can’t find it. You can change it and save it, and we’ll review it again.',
    leads: 'edit',
  },
  hide: {
    subject: 'Your listing was hidden',
    heading: 'Your listing was hidden',
    now: `People can’t find it any more. ${mailMessages.writeIfMistaken}`,
    leads: 'contact',
  },
  restore: {
    subject: 'Your listing is back on Efie',
    heading: 'Your listing is back',
    now: 'People can find it again.',
    leads: 'listing',
  },
};

/** Tells a lister an Admin's decision about a listing, and why. */
export function moderationMail(
  { kind, id }: ListingAddress,
  { name, email, firstname }: Told,
  transition: AdminTransition,
  reason: string | null,
  appUrl: string,
): Mail {
  const { subject, heading, now, leads } = OPENINGS[transition];
  const lead = transition === 'ask-change' ? 'Please change this:' : mailMessages.reason;
  const action = {
    listing: { label: 'See your listing', path: KINDS[kind].path(id) },
    edit: { label: 'Change your listing', path: KINDS[kind].editPath(id) },
    contact: { label: 'Write to us', path: paths.contact },
  }[leads];
  return {
    to: email,
    subject,
    ...layOutMail({
      heading,
      name: firstname,
      paragraphs: [mailMessages.isAbout(name), ...(reason ? [lead, { said: reason }] : []), now],
      action: { label: action.label, url: appUrl + action.path },
      why: mailMessages.listedThis,
    }),
  };
}
