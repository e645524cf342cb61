import { fieldMessages } from '#domain/field-messages.ts';
import { ErrorBox } from '../error-box.tsx';
import WithoutFilters from './without-filters.tsx';

interface Props {
  /** The two bounds as their filters name them: 'From ₵500', 'Up to ₵100'. */
  labels: readonly string[];
  /** The filters that set them. */
  names: readonly string[];
}

/** Replaces a list whose address has an impossible range: the problem, the solution, and the list without it. */
export default function WrongRange({ labels, names }: Props) {
  return (
    <ErrorBox title={labels.join(', ')} message={fieldMessages.invertedRange}>
      <WithoutFilters names={names} />
    </ErrorBox>
  );
}
