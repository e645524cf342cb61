import { useQuery } from '@tanstack/react-query';
import Phone from 'lucide-react/icons/phone';
import { enquiryMessages } from '#domain/enquiries/messages.ts';
import { canEnquire } from '#domain/enquiries/permissions.ts';
import type { ContactResponse } from '#domain/properties/schema.ts';
import { telLink } from '#domain/values/ghana.ts';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { useInView } from '#web/lib/use-in-view.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { type ButtonLook, buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type EnquiredListing, ownEnquiryQuery } from './enquiry-calls.ts';

interface Props extends ButtonLook {
  listing: EnquiredListing;
  /** True to show the phone number here to people who have sent an enquiry; otherwise this only links to it. */
  reach?: boolean;
}

/**
 * Links to the enquiry form further down while that is out of view, for people who may send one. After sending,
 * it lets them call or write to the lister from here.
 */
export function EnquiryLink({ listing, reach = false, ...look }: Props) {
  const viewer = useViewer();
  const allowed = canEnquire(viewer, listing);
  const { data } = useQuery({
    ...ownEnquiryQuery(listing, viewer?.userId ?? ''),
    enabled: allowed,
  });
  const arrived = useInView(ENQUIRY_ID);
  if (!allowed) return null;
  const contact = data?.contact;
  if (reach && contact?.phoneNumber) {
    return <Reach phoneNumber={contact.phoneNumber} whatsapp={contact.whatsapp} />;
  }
  if (arrived) return null;
  return (
    <ButtonLink to={{ hash: ENQUIRY_ID }} {...look}>
      {contact ? enquiryMessages.seeContact : enquiryMessages.title}
    </ButtonLink>
  );
}

const LOOK = { size: 'lg', className: 'grow basis-0 px-3' } as const;

/** A call and a chat button, side by side. */
function Reach({
  phoneNumber,
  whatsapp,
}: { phoneNumber: string } & Pick<ContactResponse, 'whatsapp'>) {
  return (
    <div className="flex grow gap-3 max-lg:basis-full">
      <a
        href={telLink(phoneNumber)}
        className={buttonClass({ ...LOOK, variant: whatsapp ? 'secondary' : 'primary' })}
      >
        <Icon of={Phone} size={18} />
        {enquiryMessages.call}
      </a>
      {whatsapp && (
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ ...LOOK, variant: 'secondary' })}
        >
          <BrandMark name="whatsapp" className="size-4.5 shrink-0 text-available" />
          {enquiryMessages.whatsapp}
        </a>
      )}
    </div>
  );
}
