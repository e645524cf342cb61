import { aboutMessages } from '#domain/site/about-messages.ts';
import { type AboutTexts, ESTABLISHED, SITE_NAME } from '#domain/site/contact.ts';
import { Mark } from '#web/ui/mark.tsx';

const OUR_MISSION = [
  'We make it easy to find a place in Ghana: a bed for the night, a home to rent, land or a house to buy, and a car to get there.',
  'Every price is in cedi. Behind every listing is a person you can reach by phone or WhatsApp.',
];

const OUR_NAME =
  'Efie is Twi for home. Our mark is Fihankra, the compound house: rooms around one yard, safe and open to those who belong.';

/** Our purpose and founding year, in the Admins' words if they have written any. */
export function OurStory({ name, about }: { name: string; about: AboutTexts }) {
  const mission = about.mission ? paragraphsOf(about.mission) : OUR_MISSION;
  const ourName = name === SITE_NAME ? [OUR_NAME] : [];
  const history = about.history ? paragraphsOf(about.history) : ourName;
  return (
    <div className="grid gap-10 md:grid-cols-2 md:gap-16">
      <section>
        <h2 className="text-2xl">{aboutMessages.mission}</h2>
        <div className="mt-4 flex flex-col gap-4 text-lg wrap-anywhere">
          {mission.map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <section className="relative isolate overflow-hidden rounded-card bg-sunken p-6 md:p-10">
        <Mark className="absolute -right-16 -bottom-20 -z-1 size-80 text-control-line opacity-15" />
        <h2 className="text-2xl">{aboutMessages.history}</h2>
        <p className="mt-4 text-lg">{aboutMessages.historyText(name, ESTABLISHED)}</p>
        {history.map((paragraph) => (
          <p key={paragraph} className="mt-4 whitespace-pre-line text-muted wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </section>
    </div>
  );
}

const paragraphsOf = (text: string): string[] => [...new Set(text.split(/\n{2,}/))];
