import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { Icon } from '#web/ui/icon.tsx';
import type { RefusedFiles } from './refused-files.ts';

interface Props {
  id: string;
  /** Files that were left out just now. */
  refused: readonly RefusedFiles[];
  /** Any other error. */
  children: string | undefined;
}

/** More file names than this would not help. */
const MAX_NAMES = 5;

/** Errors about chosen files. Screen readers announce them at once, since files are refused at once. */
export function FileError({ id, refused, children }: Props) {
  return (
    <div
      id={id}
      role="alert"
      className="mt-2 flex flex-col gap-1.5 text-sm text-closed empty:hidden"
    >
      {refused.map(({ sentence, names }) => (
        <p key={sentence} className="flex items-start gap-1.5">
          <Icon of={CircleAlert} size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            <span className="break-words font-semibold">{listed(names)}</span>{' '}
            <span>{sentence}</span>
          </span>
        </p>
      ))}
      {children && (
        <p className="flex items-start gap-1.5">
          <Icon of={CircleAlert} size={16} className="mt-0.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}

function listed(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return `${shown}${rest > 0 ? ` and ${rest} more` : ''}:`;
}
