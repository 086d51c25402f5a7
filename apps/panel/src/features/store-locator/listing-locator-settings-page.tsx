import { ListingLocatorSettings } from '@pinfold/sdk/store-locator-settings';
import { notifyGood } from '../../notices/notices.ts';
import { useText } from '../../texts/use-text.ts';
import { ListingLocatorFrame } from './listing-locator-frame.tsx';

/** What one location says in the store locator by itself. */
export default function ListingLocatorSettingsPage() {
  const t = useText();
  return (
    <ListingLocatorFrame>
      {(id) => <ListingLocatorSettings listingId={id} onSaved={() => notifyGood(t('locator.saved'))} />}
    </ListingLocatorFrame>
  );
}
