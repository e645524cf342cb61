import { ErrorBox } from '../error-box.tsx';

/** The library did not come; the address has all that the map showed. */
export const MapMissing = () => (
  <div className="grid size-full place-items-center p-4 pt-18">
    <ErrorBox
      title="We couldn’t load the map"
      message="Check your connection and try again. The list still works."
      onRetry={() => location.reload()}
      className="max-w-96 bg-surface"
    />
  </div>
);
