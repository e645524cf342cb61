import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import WifiOff from 'lucide-react/icons/wifi-off';
import { cx } from '#web/ui/cx.ts';
import { ProgressBar } from '#web/ui/forms/progress-bar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type FileState, shareSent, stateSentence } from './files/file-state.ts';

interface Props {
  /** The file's name in messages: 'photo 2', 'the video'. */
  name: string;
  state: FileState;
  bytes: number;
  /** Advice to the sender. */
  warning?: string | undefined;
}

const LOOK: Partial<Record<FileState['step'], { icon: typeof WifiOff; className: string }>> = {
  done: { icon: CircleCheck, className: 'text-available' },
  failed: { icon: CircleAlert, className: 'text-closed' },
  refused: { icon: CircleAlert, className: 'text-closed' },
  'signed-out': { icon: CircleAlert, className: 'text-closed' },
  offline: { icon: WifiOff, className: 'text-laterite' },
};

/** A file's progress: a bar while it is uploading, and a sentence. */
export function FileProgress({ name, state, bytes, warning }: Props) {
  const isAway = state.step === 'sending' && state.away;
  const look = LOOK[isAway ? 'offline' : state.step];
  const isTravelling = state.step === 'preparing' || 'sent' in state;
  return (
    <div className="flex flex-col gap-1.5 px-2.5 py-2 text-xs">
      {isTravelling && (
        <ProgressBar
          label={`Upload of ${name}`}
          value={state.step === 'preparing' ? undefined : (shareSent(state) ?? 0)}
          className="h-1.5"
        />
      )}
      <p
        className={cx('figures flex min-w-0 items-start gap-1', look?.className ?? 'text-muted')}
        role={state.step === 'failed' || state.step === 'refused' ? 'alert' : undefined}
      >
        {look && <Icon of={look.icon} size={14} className="mt-px shrink-0" />}
        <span className="min-w-0">{stateSentence(state, bytes)}</span>
      </p>
      {warning && state.step !== 'refused' && (
        <p className="figures flex min-w-0 items-start gap-1 text-laterite">
          <Icon of={TriangleAlert} size={14} className="mt-px shrink-0" />
          <span className="min-w-0">{warning}</span>
        </p>
      )}
    </div>
  );
}
