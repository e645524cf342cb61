import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  id: string;
  children: string | undefined;
}

/** What is wrong with a chosen file; read out as it appears, since a file is refused at once. */
export function FileError({ id, children }: Props) {
  return (
    <p
      id={id}
      role="alert"
      className="mt-2 flex items-start gap-1.5 text-sm text-closed empty:hidden"
    >
      {children && (
        <>
          <Icon of={CircleAlert} size={16} className="mt-0.5 shrink-0" />
          {children}
        </>
      )}
    </p>
  );
}
