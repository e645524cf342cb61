import MapIcon from 'lucide-react/icons/map';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '../button-class.ts';
import { Icon } from '../icon.tsx';
import { searchWithMap } from './map-address.ts';

/** Opens the map of a list; Back closes it. */
export function MapButton() {
  const { search } = useLocation();
  return (
    <Link
      to={{ search: searchWithMap(new URLSearchParams(search)) }}
      state={{ openedMap: true }}
      preventScrollReset
      className={buttonClass({ variant: 'secondary', className: 'scripts-only -my-1' })}
    >
      <Icon of={MapIcon} size={18} />
      Map
    </Link>
  );
}
