import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { conversationMessages } from '#domain/conversations/messages.ts';
import type { Conversation } from '#domain/conversations/schema.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { priceUnit } from '#domain/properties/property.ts';
import { cardQuery } from '#web/lib/lists/listing-cards.ts';
import { Price } from '#web/ui/listing/price.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** The listing a conversation is about: photo, name and price, or just the name if it is gone. */
export function ListingHead({ listing }: Pick<Conversation, 'listing'>) {
  const { kind, _id: id, name, listed } = listing;
  const { data: card } = useQuery({ ...cardQuery({ kind, listingId: id }), enabled: listed });
  if (!listed) {
    return (
      <div className="rounded-card bg-sunken px-4 py-3">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{conversationMessages.notListed}</p>
      </div>
    );
  }
  return (
    <Link
      to={KINDS[kind].path(id)}
      className="flex items-center gap-3 overflow-hidden rounded-card border border-line bg-surface pr-4 hover:border-control-line"
    >
      <Picture
        photo={card?.listing.photos[0]}
        sizes="6rem"
        alt=""
        className="h-20 w-24 shrink-0 self-stretch"
      />
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{name}</span>
        {card && (
          <Price
            cedi={card.listing.price}
            per={listing.propertyType ? priceUnit(listing.propertyType) : undefined}
          />
        )}
      </span>
    </Link>
  );
}
