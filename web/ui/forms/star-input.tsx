import { useId, useState } from 'react';
import { buttonClass } from '../button-class.ts';
import { StarShape } from '../listing/star-shape.tsx';

interface Props {
  /** The rated thing, for the group's name. */
  label: string;
  /** 1 to 5, or null if not rated. */
  value: number | null;
  onChange(value: number | null): void;
  disabled?: boolean;
  /** One must be chosen: neither called optional nor cleared. */
  required?: boolean;
}

const plural = (star: number) => (star === 1 ? '1 star' : `${star} stars`);

/** A rating of 1 to 5 stars: a radio group; unless required with a Clear control once one is chosen. */
export function StarInput({ label, value, onChange, disabled, required = false }: Props) {
  const name = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const lit = hovered ?? value ?? 0;
  return (
    <fieldset disabled={disabled} className="flex flex-wrap items-center gap-x-3">
      <legend className="mb-1 text-sm font-semibold">
        {label} {!required && <span className="font-normal text-muted">(optional)</span>}
      </legend>
      <div className="-ml-2 flex" onPointerLeave={() => setHovered(null)}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            onPointerEnter={() => setHovered(star)}
            className="grid size-11 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <span className="sr-only">{plural(star)}</span>
            <StarShape
              outline={star > lit}
              className={star > lit ? 'size-7 text-control-line' : 'size-7 text-gold'}
            />
          </label>
        ))}
      </div>
      {value !== null && !required && (
        <button
          type="button"
          onClick={() => onChange(null)}
          className={buttonClass({ variant: 'link', className: 'text-sm' })}
        >
          Clear
        </button>
      )}
    </fieldset>
  );
}
