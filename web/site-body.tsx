import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SiteSettings } from '#domain/site/contact.ts';
import { getQueryClient } from '#web/lib/api/query-client.ts';
import { TOAST_REGION_ID } from '#web/ui/dialogs/toast-region-id.ts';
import { ConfirmAgain } from './features/accounts/confirmation/confirm-again.tsx';
import { ConfirmEmail } from './features/accounts/email/confirm-email.tsx';
import { AddFactor } from './features/accounts/factors/add-factor.tsx';
import { Leaving } from './features/leaving/leaving.tsx';
import { JustListed } from './features/listings/just-listed.tsx';
import { Offline } from './features/offline/offline.tsx';
import { SiteSettingsContext } from './features/site/settings.ts';
import { SiteFrame } from './features/site/site-frame.tsx';
import { LowDataPage } from './lib/low-data.ts';

interface Props {
  settings: SiteSettings;
  year: number;
  /** True if the HTML was rendered in low-data mode. */
  lowData: boolean;
  /** The page. */
  children: ReactNode;
}

/** The body of every page: the contexts its parts share, the frame around it, and the toasts. */
export function SiteBody({ settings, year, lowData, children }: Props) {
  const [queryClient] = useState(getQueryClient);
  return (
    <>
      <QueryClientProvider client={queryClient}>
        <SiteSettingsContext value={settings}>
          <LowDataPage value={lowData}>
            <SiteFrame
              year={year}
              notice={
                <>
                  <Offline />
                  <AddFactor />
                  <ConfirmEmail />
                  <Leaving />
                  <JustListed />
                </>
              }
            >
              {children}
            </SiteFrame>
            <ConfirmAgain />
          </LowDataPage>
        </SiteSettingsContext>
      </QueryClientProvider>
      <div
        id={TOAST_REGION_ID}
        aria-live="polite"
        className="pointer-events-none fixed top-20 right-4 z-50 flex w-[min(24rem,100%-2rem)] flex-col gap-2 max-md:top-1 max-md:right-2 max-md:w-[min(24rem,100%-1rem)] data-low:top-auto! data-low:bottom-[max(1rem,var(--bottom-bar,0px))]"
      />
    </>
  );
}
