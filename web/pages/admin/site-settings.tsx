import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { settingsMessages } from '#domain/site/settings-messages.ts';
import { SiteSettingsForm } from '#web/features/admin/settings-form.tsx';
import { SettingsSkeleton } from '#web/features/admin/settings-skeleton.tsx';
import { Workspace } from '#web/features/admin/workspace/workspace.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';

export const meta = guardedMeta({
  title: settingsMessages.title,
  description: settingsMessages.intro,
  path: paths.siteSettings,
});

export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return (
    <Frame>
      <SettingsSkeleton />
    </Frame>
  );
}

const SAVED = '?saved=1';

export default function SiteSettings() {
  const { search } = useLocation();
  return (
    <Frame>
      <SiteSettingsForm
        saved={search === SAVED}
        // Settings are loaded with a page's HTML: a reload shows the saved ones in header and footer too.
        onSaved={() => {
          if (search === SAVED) window.location.reload();
          else window.location.replace(paths.siteSettings + SAVED);
        }}
      />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Workspace title={settingsMessages.title} intro={settingsMessages.intro}>
      {children}
    </Workspace>
  );
}
