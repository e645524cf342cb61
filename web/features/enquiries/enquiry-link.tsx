import { useQuery } from '@tanstack/react-query';
import { canEnquire } from '#domain/enquiries/permissions.ts';
import { enquirySentences } from '#domain/enquiries/sentences.ts';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type EnquiredListing, ownEnquiryQuery } from './enquiry-calls.ts';
import { useInView } from './use-in-view.ts';

interface Props extends ButtonLook {
  listing: EnquiredListing;
}

/** Leads to the enquiry further down, for whoever may send one, as long as it is not in view. */
export function EnquiryLink({ listing, ...look }: Props) {
  const viewer = useViewer();
  const allowed = canEnquire(viewer, listing);
  const { data } = useQuery({
    ...ownEnquiryQuery(listing, viewer?.userId ?? ''),
    enabled: allowed,
  });
  const arrived = useInView(ENQUIRY_ID, allowed);
  if (!allowed || arrived) return null;
  return (
    <ButtonLink to={{ hash: ENQUIRY_ID }} {...look}>
      {data?.contact ? enquirySentences.seeContact : enquirySentences.title}
    </ButtonLink>
  );
}
