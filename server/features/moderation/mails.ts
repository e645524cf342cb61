import { KINDS } from '#domain/listing-kinds.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import type { AdminTransition } from '#domain/moderation/states.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { ListingAddress } from './repository.ts';

interface Told {
  name: string;
  email: string;
}

const OPENINGS: Record<
  AdminTransition,
  { subject: string; heading: string; now: string; leads: 'listing' | 'edit' | 'contact' }
> = {
  approve: {
    subject: 'Your listing is on Efie',
    heading: 'Your listing is approved',
    now: 'It stands in the lists now.',
    leads: 'listing',
  },
  'ask-change': {
    subject: 'Please change your listing on Efie',
    heading: 'Please change your listing',
    now: 'Until then it stands in no list. Once you save the change, we look at it again.',
    leads: 'edit',
  },
  refuse: {
    subject: 'Your listing on Efie is refused',
    heading: 'Your listing is refused',
    now: 'It stands in no list. Change it and save it: we look at it again.',
    leads: 'edit',
  },
  hide: {
    subject: 'Your listing on Efie is hidden',
    heading: 'Your listing is hidden',
    now: 'It stands in no list. If you think that this is a mistake, write to us.',
    leads: 'contact',
  },
  restore: {
    subject: 'Your listing is back on Efie',
    heading: 'Your listing is back',
    now: 'It is listed again.',
    leads: 'listing',
  },
};

/** Tells a lister what an Admin made of a listing, and why. */
export function moderationMail(
  { kind, id }: ListingAddress,
  { name, email }: Told,
  transition: AdminTransition,
  reason: string | null,
  appUrl: string,
): Mail {
  const { subject, heading, now, leads } = OPENINGS[transition];
  const action = {
    listing: { label: 'See your listing', path: KINDS[kind].path(id) },
    edit: { label: 'Change it', path: KINDS[kind].editPath(id) },
    contact: { label: 'Write to us', path: paths.contact },
  }[leads];
  return {
    to: email,
    subject,
    ...layOutMail({
      heading,
      paragraphs: [mailMessages.isAbout(name), ...(reason?.split(/\n+/) ?? []), now],
      action: { label: action.label, url: appUrl + action.path },
    }),
  };
}
