import { uploadPropertyMessages } from '#domain/properties/messages.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import { paths } from '#domain/site/paths.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** From an empty list of own properties: listers can upload one, everyone else can browse. */
export function PropertyWayOn() {
  return canUploadProperty(useViewer()) ? (
    <ButtonLink to={paths.uploadProperty}>{uploadPropertyMessages.title}</ButtonLink>
  ) : (
    <ButtonLink to={paths.home}>Look for a home</ButtonLink>
  );
}
