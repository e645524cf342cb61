import { bookingSentences } from '#domain/bookings/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The booking page without a stay to book. */
export function NoStay() {
  return (
    <div className="wrap py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{bookingSentences.title}</h1>
      <EmptyState
        title={bookingSentences.noProperty}
        action={<ButtonLink to={paths.home}>{bookingSentences.goHome}</ButtonLink>}
        className="mt-6"
      />
    </div>
  );
}
