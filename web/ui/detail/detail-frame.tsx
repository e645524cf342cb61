import { type ReactNode, useId } from 'react';
import type { Viewed } from '#web/lib/lists/recently-viewed.ts';
import { ActionRow } from '../action-row.tsx';
import { LongText } from '../long-text.tsx';
import { RememberViewed } from './remember-viewed.tsx';

interface Props {
  listing: Viewed;
  /** The way here or back. */
  top: ReactNode;
  gallery: ReactNode;
  /** Type, name and place. */
  heading: ReactNode;
  /** Below the heading: to share it, to change it. */
  actions: ReactNode;
  description: string;
  facts: ReactNode;
  /** The lister, the contact form and the comments. */
  children: ReactNode;
  /** The price and the main action: beside the content on wide screens, at the bottom on a phone. */
  action: ReactNode;
}

/** The page of a listing with all there is to say about it (specification §2.10, §2.16). */
export function DetailFrame(props: Props) {
  const { listing, top, gallery, heading, actions, description, facts, children, action } = props;
  return (
    <div className="wrap">
      <RememberViewed of={listing} />
      {top}
      {gallery}
      {/* The space that a phone's bar leaves at the end is the gap before the next part, not an addition to it. */}
      <div className="mt-6 flex flex-col gap-x-12 gap-y-8 max-lg:[&>aside]:-mt-8 max-lg:[&>aside]:-mb-12 md:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <div className="flex flex-col gap-4">
            <div className="flex flex-col gap-2">{heading}</div>
            <ActionRow>{actions}</ActionRow>
          </div>
          {description && (
            <Section title="Description">
              <LongText text={description} />
            </Section>
          )}
          <Section title="Details">{facts}</Section>
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
