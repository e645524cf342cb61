import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useState } from 'react';
import { CAR_TYPES, isRelocationVehicle } from '#domain/cars/car.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { isBlank } from '#domain/check.ts';
import type { OwnPin } from '#domain/places/own-pin-schema.ts';
import { townsOf } from '#domain/values/towns.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FormSection } from '../form-section.tsx';
import { PinField } from '../pin/pin-field.tsx';
import { type CarForm, CarInput, Pair } from './car-inputs.tsx';

interface Props {
  form: CarForm;
  /** The call for the pin of a vehicle that is there already. */
  storedPin?: ReadPath<OwnPin> | undefined;
}

/** The vehicle's lister, registration and driver (specification §2.19, §3). */
export function RelocationDetails({ form, storedPin }: Props) {
  return (
    <FormSection
      id="request"
      title={uploadCarMessages.relocationRequest}
      text="Every vehicle needs this, even a car for sale. It’s how people reach you and the driver."
    >
      <Group title="You">
        <Pair>
          <CarInput form={form} field="userName" autoComplete="name" />
          <CarInput form={form} field="userEmail" autoComplete="email" />
        </Pair>
        <Pair>
          <CarInput form={form} field="phone" autoComplete="tel" />
          <CarInput form={form} field="date" />
        </Pair>
      </Group>
      <Group title="The vehicle">
        <Pair>
          <CarInput form={form} field="carType" suggestions={CAR_TYPES} autoCapitalize="words" />
          <CarInput
            form={form}
            field="registrationNumber"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Pair>
        <WhereItIsListed form={form} />
        <CarInput form={form} field="region" placeholder="Choose a region" />
        <PinField
          value={form.text.pin}
          onChange={(value) => form.change('pin', value)}
          place={{ region: form.text.region, location: form.text.location, address: '' }}
          storedPath={storedPin}
        />
      </Group>
      <Group title="The driver">
        <SameAsYou form={form} />
        <Pair>
          <CarInput form={form} field="driverContact" autoComplete="section-driver tel" />
          <CarInput form={form} field="driverName" autoComplete="section-driver name" />
        </Pair>
        <Pair>
          <CarInput
            form={form}
            field="cityOrTown"
            suggestions={townsOf(form.text.region)}
            autoCapitalize="words"
          />
          <CarInput
            form={form}
            field="driverEmail"
            autoComplete="section-driver email"
            enterKeyHint="done"
          />
        </Pair>
      </Group>
    </FormSection>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line border-t pt-5">
      <legend className="float-left mb-4 w-full font-display text-lg font-semibold">{title}</legend>
      <div className="clear-both flex flex-col gap-5">{children}</div>
    </fieldset>
  );
}

/** Tells how a vehicle is classed (specification §4), while typing. */
function WhereItIsListed({ form: { text } }: { form: CarForm }) {
  return <Notice tone="info">{whereItIsListed(text)}</Notice>;
}

function whereItIsListed(text: CarForm['text']): string {
  if (isRelocationVehicle(text)) {
    return 'A truck, van or pickup is a relocation vehicle. We list it under Relocation Ride without its price, and people request it from the driver.';
  }
  return isBlank(text.carType)
    ? 'Trucks, vans and pickups go to Relocation Ride without a price. All others are for sale under Cars.'
    : 'This is a car for sale. We list it under Cars with its price, and people call the driver to see it.';
}

/** Saves people who drive the vehicle themselves from typing their details twice. */
function SameAsYou({ form }: { form: CarForm }) {
  const { userName, userEmail, phone, location, cityOrTown } = form.text;
  const [done, setDone] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        onClick={() => {
          form.fill({
            driverName: userName,
            driverContact: phone,
            driverEmail: userEmail,
            cityOrTown: isBlank(cityOrTown) ? location : cityOrTown,
          });
          setDone(true);
        }}
      >
        <Icon of={UserRound} size={18} />I am the driver
      </Button>
      <p role="status" className="text-sm text-muted">
        {done
          ? 'Your name, phone and email are filled in.'
          : 'Fills in your name, phone and email.'}
      </p>
    </div>
  );
}
