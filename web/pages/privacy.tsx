import { Link } from 'react-router';
import { KEPT_DATA } from '#domain/privacy/kept-data.ts';
import { privacyMessages as text } from '#domain/privacy/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { KeptDataList } from '#web/features/privacy/kept-data-list.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/privacy';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.title,
    description: text.intro,
    path: paths.privacy,
    origin: originOf(matches),
  });

const LINK = 'text-primary underline underline-offset-4';

export default function Privacy() {
  return (
    <div className="wrap pb-12 md:pb-18">
      <PageHeader
        title={text.title}
        intro={text.intro}
        crumbs={[{ label: 'Home', to: paths.home }, { label: text.title }]}
      />
      <div className="flex flex-col gap-10">
        <Sentences sentences={text.short} />
        <section aria-labelledby="yours" className="flex flex-col gap-4">
          <h2 id="yours" className="text-xl md:text-2xl">
            {text.yours}
          </h2>
          <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
            <li>
              {text.see}{' '}
              <Link to={paths.profile} className={LINK}>
                Your profile
              </Link>
            </li>
            <li>{text.download}</li>
            <li>{text.remove}</li>
            <li>{text.ask}</li>
            <li>{text.commission}</li>
          </ul>
          <ButtonLink to={paths.contact} className="self-start">
            Write to us
          </ButtonLink>
        </section>
        <section aria-labelledby="kept" className="flex flex-col gap-4">
          <h2 id="kept" className="text-xl md:text-2xl">
            {text.what}
          </h2>
          <KeptDataList all={KEPT_DATA} />
        </section>
        <section aria-labelledby="elsewhere" className="flex flex-col gap-4">
          <h2 id="elsewhere" className="text-xl md:text-2xl">
            {text.elsewhere}
          </h2>
          <Sentences sentences={[text.copies, text.device, text.maps]} />
        </section>
      </div>
    </div>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <div className="flex max-w-prose flex-col gap-3">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
