import { setLowData, useLowData } from '#web/lib/low-data.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { setTheme, THEMES, type Theme, useTheme } from '#web/lib/theme.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

const LABEL: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

/** The theme, and "Low data". Scripts store the choice; they also catch up on choices made before they ran. */
export function DisplaySettings() {
  const hydrated = useHydrated();
  const chosen = useTheme();
  const lowData = useLowData();
  return (
    <fieldset className="scripts-only">
      <legend className="sr-only">Display</legend>
      <div
        role="radiogroup"
        aria-label="Theme"
        className="mt-2 inline-flex max-w-full flex-wrap rounded-control border border-control-line p-0.5 text-sm"
      >
        {THEMES.map((theme) => (
          <label
            key={theme}
            className="grid min-h-10 cursor-pointer place-items-center rounded-small px-3 font-medium has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => setTheme(theme)}
              className="sr-only"
            />
            {LABEL[theme]}
          </label>
        ))}
      </div>
      <Checkbox
        checked={hydrated && lowData}
        onChange={(event) => setLowData(event.currentTarget.checked)}
        className="mt-2"
      >
        <span className="block font-medium">Low data</span>
        <span className="block text-xs text-muted">
          Smaller pictures. Videos load only when you play them.
        </span>
      </Checkbox>
    </fieldset>
  );
}
