import type { Removal } from '../removal.ts';

/** The home page, its cards and what it keeps (specification §2.3, §3, §4). */
export const HOME: readonly Removal[] = [
  {
    rule: '2.3 A splash with the logo',
    without: 'the logo of the splash',
    file: 'web/features/site/splash.tsx',
    from: '<Mark className="size-20 text-primary" hearth="var(--color-gold)" />',
  },
  {
    rule: '2.3 The hero moves on by itself',
    without: 'the hero that moves by itself',
    file: 'web/features/home/hero.tsx',
    from: 'running: idle && !still && !paused && !attention,',
    to: 'running: false,',
  },
  {
    rule: '2.3 It has arrows and no thumbnails',
    without: 'the descriptions of the slides',
    file: 'web/features/home/hero.tsx',
    from: '<p className="mt-2 max-w-md md:text-lg">{description}</p>',
  },
  {
    rule: '2.3 Properties stand six to a page',
    without: 'the way to the next page',
    file: 'web/ui/pagination.tsx',
    from: 'next = page < pages ? hrefOf(page + 1) : null,',
    to: 'next = null,',
  },
  {
    rule: '2.3 A property card has its first image',
    without: 'the first image beside a video',
    file: 'web/features/properties/home-card.tsx',
    from: '<Picture photo={first} sizes={CARD_SIZES} className="size-full min-h-0" />',
  },
  {
    rule: '2.3 The video plays by itself',
    without: 'the video that plays by itself',
    file: 'web/features/properties/card-video.tsx',
    from: 'else if (autoplay && !stopped.current) play(element);',
  },
  {
    rule: '2.3 It has name, price, region, address',
    without: 'the address on the cards',
    file: 'web/features/properties/home-card.tsx',
    from: '{address}</p>',
    to: '</p>',
  },
  {
    rule: "2.3 It has the company's logo",
    without: "the company's logo",
    file: 'web/features/properties/home-card.tsx',
    from: '{companyLogo && <CompanyLogo src={companyLogo} of={lister.name} />}',
  },
  {
    rule: '2.3 A car card has the first image',
    without: 'the first image of car cards',
    file: 'web/features/cars/car-card.tsx',
    from: 'photo={photos[0]}',
    to: 'photo={undefined}',
  },
  {
    rule: '2.3 A card opens its detail',
    without: 'the way from a card to sign-up without another document',
    file: 'web/features/site/site-frame.tsx',
    from: 'useVisitorCards();',
  },
  {
    rule: '2.3 A broken image falls back',
    without: 'No Image where a photo is broken',
    file: 'web/ui/picture.tsx',
    from: 'if (!photo || broken)',
    to: 'if (!photo)',
  },
  {
    rule: '3 hasVisitedHome stands in session storage',
    without: 'the mark of the first visit',
    file: 'web/features/site/splash.tsx',
    from: `sessionStorage.setItem(SESSION_KEYS.hasVisitedHome, 'true');`,
  },
  {
    rule: '3 The property list is cached in session storage',
    without: 'the home list in session storage',
    file: 'web/lib/use-listed.ts',
    from: 'rememberList(storage, kind, data.items, Date.now())',
    to: 'undefined',
  },
  {
    rule: '4 When it fails the error is kept on show',
    without: 'the list of before where a call fails',
    file: 'web/lib/use-listed.ts',
    from: 'listed: data ?? remembered',
    to: 'listed: data',
  },
];
