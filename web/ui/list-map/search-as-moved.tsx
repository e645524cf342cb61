import { Button } from '../button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';

interface Props {
  follows: boolean;
  onFollows(follows: boolean): void;
  /** Set if the map has moved on without the list. */
  onSearch: (() => void) | undefined;
}

/** Lets the list follow the map, or else offers to search the area in view. */
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
