import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { compareMessages } from '#domain/compare/messages.ts';
import type { Photo } from '#domain/media/photo.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** A listing as the head of its column shows it. */
export interface ComparedListing {
  id: string;
  name: string;
  photo: Photo | undefined;
  path: string;
  /** The comparison of the others. */
  withoutPath: string;
}

/** The head of a column: photo, name, and the way to take it out. */
export function ComparedHead({ listing }: { listing: ComparedListing }) {
  const { name, photo, path, withoutPath } = listing;
  return (
    <th scope="col" className="w-40 min-w-40 pr-3 pb-3 text-left align-top font-normal sm:w-auto">
      <div className="relative">
        <Picture
          photo={photo}
          sizes="(min-width: 640px) 25vw, 10rem"
          alt=""
          className="aspect-4/3 w-full rounded-small"
        />
        <Link
          to={withoutPath}
          replace
          preventScrollReset
          aria-label={compareMessages.takeOut(name)}
          className="absolute top-0 right-0 grid size-11 place-items-center"
        >
          <span className="grid size-8 place-items-center rounded-full bg-surface text-ink">
            <Icon of={X} size={16} />
          </span>
        </Link>
      </div>
      <Link
        to={path}
        data-card
        className="mt-1 inline-flex min-h-11 items-center text-base font-semibold wrap-anywhere hover:underline"
      >
        {name}
      </Link>
    </th>
  );
}
