import { Link } from 'react-router';
import { aboutMessages } from '#domain/site/about-messages.ts';
import { ESTABLISHED, SITE_NAME, type SocialNetwork } from '#domain/site/contact.ts';
import { paths } from '#domain/site/paths.ts';
import { AboutHero } from '#web/features/about/about-hero.tsx';
import { ContactDetails, hasContactDetails } from '#web/features/about/contact-details.tsx';
import { OurStory } from '#web/features/about/our-story.tsx';
import { useSiteSettings } from '#web/features/site/settings.ts';
import { SocialLinks } from '#web/features/site/social-links.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Route } from './+types/about';

export const meta: Route.MetaFunction = ({ matches }) => {
  const origin = originOf(matches);
  return pageMeta({
    title: aboutMessages.title,
    description: `${SITE_NAME} is a marketplace for homes, short stays and cars across Ghana, established in ${ESTABLISHED}.`,
    path: paths.about,
    origin,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: SITE_NAME,
      url: origin,
      foundingDate: String(ESTABLISHED),
      areaServed: 'GH',
    },
  });
};

/** The four social links of this page (specification §2.6). */
const FOLLOW: readonly SocialNetwork[] = ['facebook', 'instagram', 'linkedin', 'twitter'];

export default function About() {
  const settings = useSiteSettings();
  const canFollow = FOLLOW.some((network) => settings.social[network]);
  return (
    <>
      <AboutHero text={settings.tagline} />
      <div className="wrap flex flex-col gap-12 py-12 md:gap-18 md:py-18">
        <OurStory name={settings.name} about={settings.about} />
        <div className="grid gap-10 md:grid-cols-2 md:gap-16">
          <section>
            <h2 className="mb-4 text-2xl">{aboutMessages.contact}</h2>
            {hasContactDetails(settings) ? (
              <ContactDetails contact={settings} />
            ) : (
              <p className="max-w-prose text-muted">
                <Link to={paths.contact} className="text-primary underline underline-offset-4">
                  {aboutMessages.contactLink}
                </Link>
                {aboutMessages.contactUnset}
              </p>
            )}
          </section>
          <div className="flex flex-col items-start gap-8">
            {canFollow && (
              <section>
                <h2 className="mb-2 text-2xl">{aboutMessages.follow}</h2>
                <SocialLinks networks={FOLLOW} className="-ml-3" />
              </section>
            )}
            <section>
              <h2 className="mb-2 text-2xl">Talk to us</h2>
              <p className="mb-5 max-w-prose text-muted">
                Is something wrong with a listing, or do you need help with your own? Tell us.
              </p>
              <ButtonLink to={paths.contact} size="lg">
                {aboutMessages.getInTouch}
              </ButtonLink>
            </section>
            <p className="text-sm text-muted">
              Town locations: in part from{' '}
              <a href="https://www.geonames.org" className="underline">
                GeoNames
              </a>
              , under{' '}
              <a href="https://creativecommons.org/licenses/by/4.0/" className="underline">
                CC BY 4.0
              </a>
              . Countries of networks: from the{' '}
              <a href="https://www.nro.net" className="underline">
                NRO
              </a>
              , under the same licence. Coasts, rivers and borders on our maps: made with{' '}
              <a href="https://www.naturalearthdata.com" className="underline">
                Natural Earth
              </a>
              .
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
