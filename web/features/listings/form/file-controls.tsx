import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type FileState, isUnderWay } from './files/file-state.ts';

interface Props {
  /** The file's name in messages: 'photo 2', 'the video'. */
  name: string;
  state: FileState;
  disabled: boolean;
  onPause(): void;
  onResume(): void;
  className?: string;
}

/** Pause, resume or retry, depending on the file's state. */
export function FileControls({ name, state, disabled, onPause, onResume, className }: Props) {
  const shared = { disabled, className: className ?? '' };
  if (isUnderWay(state)) {
    return <IconButton {...shared} icon={Pause} label={`Pause ${name}`} onClick={onPause} />;
  }
  if (state.step === 'paused') {
    return <IconButton {...shared} icon={Play} label={`Resume ${name}`} onClick={onResume} />;
  }
  if (state.step === 'failed') {
    return (
      <IconButton {...shared} icon={RefreshCw} label={`Try ${name} again`} onClick={onResume} />
    );
  }
  return null;
}
