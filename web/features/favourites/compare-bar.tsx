import { COMPARE_MAX, comparePath } from '#domain/compare/compared-ids.ts';
import { compareMessages } from '#domain/compare/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { CompareChoice } from './use-compare-choice.ts';

/** Id of the bar's text, which disabled checkboxes refer to. */
export const COMPARE_HINT_ID = 'compare-hint';

/** At the foot of the list while something is chosen: how much, and the way to see it side by side. */
export function CompareBar({ choice: { kind, ids, clear } }: { choice: CompareChoice }) {
  return (
    <div className={kind ? 'sticky bottom-0 z-10 -mx-4 md:mx-0' : 'contents'}>
      <p role="status" className="sr-only">
        {kind && compareMessages.chosen(kind, ids.length)}
      </p>
      {kind && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float md:rounded-t-card md:border-x">
          <div className="grow">
            <p aria-hidden className="font-semibold">
              {compareMessages.chosen(kind, ids.length)}
            </p>
            <p id={COMPARE_HINT_ID} className="text-sm text-muted">
              {ids.length === COMPARE_MAX ? compareMessages.full : compareMessages.sameKind(kind)}
            </p>
          </div>
          <Button variant="quiet" onClick={clear}>
            {compareMessages.clear}
          </Button>
          {ids.length > 1 && <ButtonLink to={comparePath(ids)}>{compareMessages.title}</ButtonLink>}
        </div>
      )}
    </div>
  );
}
