import { Button } from '../button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';

interface Props {
  follows: boolean;
  onFollows(follows: boolean): void;
  /** Where the map has gone on without the list. */
  onSearch: (() => void) | undefined;
}

/** Whether the list goes with the map, and where it does not, the way to have it here. */
export const SearchAsMoved = ({ follows, onFollows, onSearch }: Props) => (
  <div className="absolute top-[calc(var(--map-top,0px)+0.75rem)] left-3 z-4 flex max-w-[calc(100%-5.5rem)] flex-wrap gap-2">
    <Checkbox
      checked={follows}
      onChange={({ currentTarget: { checked } }) => onFollows(checked)}
      className="rounded-full border border-line bg-surface pr-4 pl-3 shadow-float"
    >
      Search as I move the map
    </Checkbox>
    {onSearch && (
      <Button onClick={onSearch} className="rounded-full shadow-float">
        Search this area
      </Button>
    )}
  </div>
);
