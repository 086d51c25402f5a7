import { ExternalChangesTable } from '@pinfold/sdk/external-changes';
import { Link } from '@pinfold/sdk/ui';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { paths } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';
import { OnlyWide } from '../../shell/frame-parts.ts';
import { useText } from '../../texts/use-text.ts';
import { useChangesAddress } from './changes-address.ts';
import { ChangesLead, ChangesTabs } from './changes-frame.tsx';
import { locationHref } from './location-href.ts';

/** What others changed in all locations, and what to do about it. */
export default function ChangesListPage() {
  const t = useText();
  return (
    <TabbedPage
      title={t('nav.external_changes')}
      lead={<ChangesLead />}
      actions={<SettingsLink />}
      tabs={<ChangesTabs />}
      isFilled
    >
      <ExternalChangesTable {...useChangesAddress()} title={null} getHref={locationHref} />
    </TabbedPage>
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
