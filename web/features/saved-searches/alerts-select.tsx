import type { ComponentProps } from 'react';
import { ALERTS, ALERTS_LABEL } from '#domain/saved-searches/messages.ts';
import { Select } from '#web/ui/forms/select.tsx';

const OPTIONS = ALERTS.map((value) => ({ value, label: ALERTS_LABEL[value] }));

/** The frequency of a saved search's emails about new listings. */
export const AlertsSelect = (props: Omit<ComponentProps<typeof Select>, 'options'>) => (
  <Select {...props} options={OPTIONS} />
);
