import { MapSettings } from '@pinfold/sdk/integrations';
import { hrefTo, paths } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

export default function MapSettingsPage() {
  const mayLink = useMayLink();
  return (
    <MapSettings
      getLocationHref={
        mayLink(paths.listingDetails)
          ? (id, section) => hrefTo(paths.listingDetails, { id }) + (section ? `#${section}` : '')
          : undefined
      }
      planHref={mayLink(paths.subscription) ? paths.subscription : undefined}
    />
  );
}
