import { aboutMessages } from '#domain/site/about-messages.ts';
import { SITE_NAME } from '#domain/site/contact.ts';
import { contactPageMessages } from '#domain/site/contact-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ContactDetails, hasContactDetails } from '#web/features/about/contact-details.tsx';
import { ContactForm } from '#web/features/about/contact-form.tsx';
import { CONTACT } from '#web/features/about/contact-rules.ts';
import { useSiteSettings } from '#web/features/site/settings.ts';
import { SocialLinks } from '#web/features/site/social-links.tsx';
import { doneAt, readPosted, submitPosted } from '#web/lib/forms/native-form.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { cx } from '#web/ui/cx.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/contact';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: contactPageMessages.title,
    description: `How to reach ${SITE_NAME}: address, email, phone and social links.`,
    path: paths.contact,
    origin: originOf(matches),
  });

export const action = async (posted: Route.ActionArgs) =>
  submitPosted(await readPosted(posted), posted, CONTACT, () => doneAt(paths.contact));

export default function Contact() {
  const settings = useSiteSettings();
  const isSocial = Object.values(settings.social).some(Boolean);
  const isFormAlone = !isSocial && !hasContactDetails(settings);
  return (
    <div className="wrap">
      <PageHeader
        title={contactPageMessages.title}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: aboutMessages.title, to: paths.about },
          { label: contactPageMessages.title },
        ]}
      />
      <div
        className={cx(
          'grid gap-x-16 gap-y-10 pb-12 md:pb-18',
          isFormAlone ? 'max-w-2xl' : 'md:grid-cols-2 md:grid-rows-[auto_1fr]',
        )}
      >
        <ContactDetails contact={settings} />
        <section
          aria-labelledby="write-to-us"
          className="self-start rounded-card border border-line bg-surface p-5 md:row-span-2 md:p-8"
        >
          <h2 id="write-to-us" className="mb-5 text-2xl">
            {contactPageMessages.form}
          </h2>
          <ContactForm />
        </section>
        {isSocial && (
          <section>
            <h2 className="mb-2 text-2xl">{aboutMessages.follow}</h2>
            <SocialLinks className="-ml-3" />
          </section>
        )}
      </div>
    </div>
  );
}
