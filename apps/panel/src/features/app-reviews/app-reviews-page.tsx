import { AppReviewExport, AppReviewsInbox } from '@pinfold/sdk/app-reviews';
import { formatAppReviewFilters, parseAppReviewFilters } from '@pinfold/sdk/headless/app-reviews';
import { inboxAddress, useInboxAddress } from '../../routing/inbox-address.ts';
import { paths } from '../../routing/paths.ts';
import { useMailedExport } from '../../routing/use-mailed-export.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

const address = inboxAddress({ parse: parseAppReviewFilters, format: formatAppReviewFilters });

export default function AppReviewsPage() {
  const mayLink = useMayLink();
  return (
    <AppReviewsInbox
      {...useInboxAddress(address)}
      connectHref={mayLink(paths.mobileApps) ? paths.mobileApps : undefined}
      headerActions={<AppReviewExport exportId={useMailedExport()} />}
    />
  );
}
