import { Link } from 'react-router';
import { aboutMessages } from '#domain/site/about-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { HeroPicture } from '#web/ui/pictures/hero-picture.tsx';

const LINKS = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
] as const;

/** The top of the About page, with its two links (specification §2.6). */
export function AboutHero({ text }: { text: string }) {
  return (
    <div className="wrap pt-4 md:pt-6">
      <section className="relative isolate flex min-h-72 flex-col justify-end overflow-hidden rounded-card p-6 text-on-scrim md:min-h-96 md:p-12">
        <HeroPicture name="dream-home" eager />
        <span className="absolute inset-0 -z-1 scrim-light" />
        <nav aria-label="Breadcrumbs" className="text-sm">
          <ol className="flex items-center gap-2">
            {LINKS.map(({ to, label }, index) => (
              <li key={to} className="flex items-center gap-2">
                {index > 0 && <span aria-hidden>/</span>}
                <Link
                  to={to}
                  aria-current={to === paths.about ? 'page' : undefined}
                  className="relative inline-flex min-h-12 items-center font-medium underline-offset-4 after:absolute after:inset-y-0 after:left-0 after:w-full after:min-w-11 hover:underline focus-visible:outline-on-scrim"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <h1 className="text-3xl md:text-4xl">{aboutMessages.title}</h1>
        {text && <p className="mt-2 max-w-prose text-lg">{text}</p>}
      </section>
    </div>
  );
}
