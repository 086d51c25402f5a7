import { usePermission } from '@pinfold/sdk';
import { useExternalChangeStats } from '@pinfold/sdk/headless/external-changes';
import { useListing } from '@pinfold/sdk/headless/listings';
import { Banner, Link } from '@pinfold/sdk/ui';
import { hrefTo, paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { readingChanges } from './reading-changes.ts';

/** Says beside the form that Google shows something else, and leads to where that is decided. */
export function ChangesNote({ id }: { id: number }) {
  const { allowed } = usePermission(readingChanges);
  return allowed ? <Note id={id} /> : null;
}

function Note({ id }: { id: number }) {
  const t = useText();
  const { data: listing } = useListing(id);
  const pending = useExternalChangeStats([id]).data?.pending ?? 0;
  // The editor says so itself when a change crossed what was sent from here.
  if (pending === 0 || !listing || listing.update_status === 'external_change') return null;
  return (
    <Banner
      tone="warn"
      role="status"
      actions={
        <Link href={hrefTo(paths.listingChanges, { id })} isInApp>
          {t('listing_page.see_changes')}
        </Link>
      }
    >
      {t('listing_page.changes', { count: pending })}
    </Banner>
  );
}
