import Phone from 'lucide-react/icons/phone';
import { useId } from 'react';
import { whatsappMessage } from '#domain/cars/car.ts';
import { carDetailMessages } from '#domain/cars/messages.ts';
import type { Car } from '#domain/cars/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { telLink, whatsappLink } from '#domain/values/ghana.ts';
import { withReturn } from '#web/lib/session/return-path.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ConfirmFirst } from '#web/ui/dialogs/confirm-first.tsx';
import { Revealed, useReveal } from '#web/ui/dialogs/revealed.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props {
  car: Car;
  /** False while the contact is still on its way. */
  complete: boolean;
  /** Why the contact did not come. */
  failure: string | undefined;
}

/** Side by side in the bar on a phone, stacked in the box on a wide screen. */
const LOOK = {
  className: 'grow max-lg:px-2 lg:min-h-13 lg:text-base',
} as const;

/** The driver's contact details (specification §2.16); visitors are asked to sign up first. */
export function ContactDriver({ car, complete, failure }: Props) {
  const viewer = useViewer();
  const panelId = useId();
  const reveal = useReveal();
  if (!viewer) return <ForVisitor carId={car._id} />;

  const { driverContact } = car;
  const isComing = !complete && failure === undefined;
  return (
    <>
      <Button
        {...LOOK}
        aria-expanded={reveal.isOpen}
        aria-controls={panelId}
        busy={reveal.isOpen && isComing}
        onClick={reveal.toggle}
      >
        {carDetailMessages.contactDriver}
      </Button>
      {driverContact ? (
        <a
          href={whatsappLink(driverContact, whatsappMessage(car))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ ...LOOK, variant: 'secondary' })}
        >
          <WhatsAppLabel />
        </a>
      ) : (
        <Button {...LOOK} variant="secondary" busy={isComing} disabled>
          <WhatsAppLabel />
        </Button>
      )}
      <Revealed
        reveal={reveal}
        id={panelId}
        title={carDetailMessages.contactDriver}
        className="w-full"
      >
        <div role="status" className="rounded-control bg-sunken p-4">
          <ConfirmFirst to="contact">
            {isComing && <Skeleton className="h-16" />}
            {!complete && <p>{failure}</p>}
            {complete && <Contact {...car} />}
          </ConfirmFirst>
        </div>
      </Revealed>
    </>
  );
}

function Contact({ driverName, driverContact }: Pick<Car, 'driverName' | 'driverContact'>) {
  return (
    <>
      <p className="font-semibold">{driverName}</p>
      {driverContact && (
        <a
          href={telLink(driverContact)}
          className="figures inline-flex min-h-11 items-center gap-2 font-medium text-primary hover:underline"
        >
          <Icon of={Phone} />
          {driverContact}
        </a>
      )}
    </>
  );
}

function ForVisitor({ carId }: { carId: string }) {
  const signUp = withReturn(paths.signup, paths.car(carId));
  return (
    <>
      <ButtonLink to={signUp} {...LOOK}>
        {carDetailMessages.contactDriver}
      </ButtonLink>
      <ButtonLink to={signUp} {...LOOK} variant="secondary">
        <WhatsAppLabel />
      </ButtonLink>
      <p className="text-sm text-muted max-lg:hidden">{carDetailMessages.signInForContact}</p>
    </>
  );
}

function WhatsAppLabel() {
  return (
    <>
      <BrandMark name="whatsapp" className="size-4.5 shrink-0 text-available" />
      {carDetailMessages.whatsapp}
    </>
  );
}
