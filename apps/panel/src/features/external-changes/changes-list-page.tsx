import { ExternalChangesTable } from '@pinfold/sdk/external-changes';
import { Link } from '@pinfold/sdk/ui';
import { paths } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';
import { OnlyWide } from '../../shell/frame-parts.ts';
import { useText } from '../../texts/use-text.ts';
import { useChangesAddress } from './changes-address.ts';
import { ChangesFrame, getLocationHref } from './changes-frame.tsx';

/** What others changed in all locations, and what to do about it. */
export default function ChangesListPage() {
  return (
    <ChangesFrame actions={<SettingsLink />} isFilled>
      <ExternalChangesTable {...useChangesAddress()} title={null} getHref={getLocationHref} />
    </ChangesFrame>
  );
}

function SettingsLink() {
  const t = useText();
  const mayLink = useMayLink();
  if (!mayLink(paths.externalChangeProtection)) return null;
  // On a phone the tab says the same, and the room is the list's.
  return (
    <OnlyWide>
      <Link href={paths.externalChangeProtection} isInApp variant="button">
        {t('changes.settings')}
      </Link>
    </OnlyWide>
  );
}
