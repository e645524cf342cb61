import Banknote from 'lucide-react/icons/banknote';
import { isPaidAfterViewing, payMessages } from '#domain/contacts/paying.ts';
import type { PropertyType } from '#domain/properties/property.ts';
import { Icon } from '../icon.tsx';

/** When to pay, beside the lister's contact options; `propertyType` is null for a car. */
export function PayAdvice({ propertyType }: { propertyType: PropertyType | null }) {
  const [advice, help] = isPaidAfterViewing({ propertyType })
    ? [payMessages.neverPay, payMessages.neverPayHelp]
    : [payMessages.payStay, payMessages.payStayHelp];
  return (
    <p className="flex max-w-xl items-start gap-3 rounded-control border border-gold bg-gold/10 px-4 py-3 text-sm">
      <Icon of={Banknote} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        <strong>{advice}</strong> {help}
      </span>
    </p>
  );
}
