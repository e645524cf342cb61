import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallFailure } from '#domain/call-failure.ts';
import { failed } from '#domain/check.ts';
import { checkStayRules } from '#domain/stays/check-rules.ts';
import { rulesFormMessages as said } from '#domain/stays/host-messages.ts';
import { stayRulesMessages } from '#domain/stays/messages.ts';
import type { StayRules, StayRulesResponse } from '#domain/stays/schema.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { LeaveWarning } from '#web/ui/forms/leave-warning.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { STAY_CALENDAR } from '../stay-calls.ts';
import { DatesSection } from './dates-section.tsx';
import { daysOf, saveRules } from './merge-rules.ts';
import {
  BookingSection,
  CancellationSection,
  GuestsSection,
  TaxSection,
  UnitsSection,
} from './other-sections.tsx';
import { PricePreview } from './price-preview.tsx';
import { PriceSection } from './price-section.tsx';
import { type RulesForm as Form, RulesFormContext } from './rule-field.tsx';
import { type RulesText, rulesOf, textOf } from './rules-text.ts';

interface Props {
  stay: { _id: string; price: number };
  stored: StayRulesResponse;
}

/** What a stay is sold by, in sections, beside what a guest would pay. */
export function RulesForm({ stay, stored }: Props) {
  const submission = useSubmission();
  const { text, known, isChanged, valid, type, settle } = useTypedRules(stored);
  const queryClient = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const { busy, errorOf } = submission;

  const form: Form = {
    text,
    busy,
    errorOf,
    change: (field, value) => type({ ...text, fields: { ...text.fields, [field]: value } }),
    changeSeasons: (change) => type({ ...text, seasons: change(text.seasons) }),
  };

  const save = () =>
    submission.submit({
      check: checkStayRules(rulesOf(text, daysOf(known))),
      async call() {
        const { sentence, ...saved } = await saveRules(stay._id, known, text);
        settle(saved, sentence !== undefined);
        if (sentence) return submission.refuse(failed(sentence));
        void queryClient.invalidateQueries(STAY_CALENDAR);
        toast.success(stayRulesMessages.saved, { about: 'stay-rules' });
      },
      sentenceOf,
    });

  return (
    <RulesFormContext value={form}>
      <LeaveWarning when={isChanged} />
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 max-w-3xl">
          <SubmissionForm
            ref={element}
            label={said.title}
            submission={submission}
            submitText={said.submit}
            busyText={said.submitting}
            onSubmit={save}
          >
            <PriceSection stay={stay} ownDays={daysOf(known).length} />
            <BookingSection />
            <DatesSection />
            <GuestsSection />
            <UnitsSection />
            <CancellationSection />
            <TaxSection />
          </SubmissionForm>
        </div>
        <PricePreview
          price={stay.price}
          rules={valid}
          busy={busy}
          onSave={isChanged ? () => element.current?.requestSubmit() : undefined}
        />
      </div>
    </RulesFormContext>
  );
}

/** The rules as typed, those last read, and the last ones typed that were without errors. */
function useTypedRules(stored: StayRulesResponse) {
  const [known, setKnown] = useState(stored);
  const [text, setText] = useState(() => textOf(stored.rules));
  const [valid, setValid] = useState<StayRules | null>(stored.rules);
  const [isChanged, setChanged] = useState(false);

  const show = (next: RulesText, days: StayRules['days']) => {
    setText(next);
    const rules = rulesOf(next, days);
    if (checkStayRules(rules).ok) setValid(rules);
  };

  return {
    text,
    known,
    valid,
    isChanged,
    type(next: RulesText) {
      show(next, daysOf(known));
      setChanged(true);
    },
    /** @param isUnsaved there is something to check first. */
    settle(saved: { known: StayRulesResponse; text: RulesText }, isUnsaved: boolean) {
      setKnown(saved.known);
      show(saved.text, daysOf(saved.known));
      setChanged(isUnsaved);
    },
  };
}

/** A refusal is shown in the server's own words. */
const sentenceOf = ({ status, message }: CallFailure): string =>
  (status !== undefined && status < 500 && message) || said.failure;
