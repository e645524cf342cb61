import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { enquiryMessages } from '#domain/enquiries/messages.ts';
import { canEnquire } from '#domain/enquiries/permissions.ts';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { Outcome } from '#web/ui/outcome.tsx';
import { SignInInvitation } from '#web/ui/sign-in-invitation.tsx';
import { AnswersWithin } from './answers-within.tsx';
import type { EnquiredListing } from './enquiry-calls.ts';
import { EnquirySkeleton } from './enquiry-skeleton.tsx';
import { OwnEnquiry } from './own-enquiry.tsx';

interface Props {
  listing: EnquiredListing;
  /** Advice to read before paying. */
  payAdvice: ReactNode;
}

/**
 * The enquiry form, then the lister's contact details once an enquiry has been sent (docs/product.md, "Contact
 * and enquiries"). Visitors see how to sign in, the lister sees nothing.
 */
export function EnquirySection({ listing, payAdvice }: Props) {
  const titleId = useId();
  const viewer = useViewer();
  const hydrated = useHydrated();
  const { hash, key } = useLocation();
  const [ended, setEnded] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the link again leads here again
  useEffect(() => {
    if (hash === `#${ENQUIRY_ID}`) document.getElementById(ENQUIRY_ID)?.scrollIntoView();
  }, [hash, key]);

  if (viewer && !canEnquire(viewer, listing)) return null;
  return (
    <section id={ENQUIRY_ID} aria-labelledby={titleId} className="flex flex-col gap-4">
      {viewer ? (
        <OwnEnquiry
          key={viewer.userId}
          listing={listing}
          userId={viewer.userId}
          titleId={titleId}
          onSessionEnded={setEnded}
        />
      ) : (
        <>
          <h2 id={titleId} className="text-xl">
            {enquiryMessages.title}
          </h2>
          <AnswersWithin listing={listing} />
          {ended && <Outcome tone="error">{ended}</Outcome>}
          <div className={hydrated ? undefined : 'visitors-only'}>
            <SignInInvitation
              title={enquiryMessages.signIn}
              help={enquiryMessages.signInHelp}
              anchor={ENQUIRY_ID}
            />
          </div>
          {!hydrated && (
            <div className="members-only">
              <EnquirySkeleton />
            </div>
          )}
        </>
      )}
      {payAdvice}
    </section>
  );
}
