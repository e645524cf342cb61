import { changeLines } from '#domain/listing-changes/change-lines.ts';
import type { ListingChange } from '#domain/listing-changes/schema.ts';
import { KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { mailMessages } from '#domain/mail-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import type { Addressee, Mail } from '#server/platform/mail/mail.ts';

interface Told extends Addressee {
  kind: ListingKind;
  id: string;
  name: string;
}

/** Tells a lister how an Admin changed a listing. */
export function changedMail(
  { kind, id, name, email, firstname }: Told,
  change: ListingChange,
  { appUrl }: { appUrl: string },
): Mail {
  const heading = headingOf(change);
  return {
    to: email,
    subject: `${heading} on Efie`,
    ...layOutMail({
      heading,
      name: firstname,
      paragraphs: [mailMessages.isAbout(name), mailMessages.writeIfMistaken],
      facts: changeLines(kind, change),
      action: {
        label: 'See your listing',
        url: appUrl + KINDS[kind].path(id),
      },
      why: mailMessages.listedThis,
      footer: { label: 'Write to us', url: appUrl + paths.contact },
    }),
  };
}

/** Tells a lister that an Admin deleted a listing. */
export function deletedMail(
  { name, email, firstname }: Omit<Told, 'kind' | 'id'>,
  { appUrl }: { appUrl: string },
): Mail {
  const heading = 'An Admin deleted your listing';
  return {
    to: email,
    subject: `${heading} on Efie`,
    ...layOutMail({
      heading,
      name: firstname,
      paragraphs: [`“${name}” is no longer on Efie. ${mailMessages.writeIfMistaken}`],
      action: { label: 'Write to us', url: appUrl + paths.contact },
      why: mailMessages.listedThis,
    }),
  };
}

function headingOf({ after }: ListingChange): string {
  if (Object.keys(after).length > 1 || !('pause' in after)) return 'An Admin changed your listing';
  return after.pause === null ? 'An Admin put your listing back' : 'An Admin paused your listing';
}
