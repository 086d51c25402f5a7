'use client';
import type { ReactNode, JSX } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { storeLocatorMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import type { ListingLocator } from '../../settings/listing-locator.ts';
import type { LocatorSettings } from '../../settings/locator-settings.ts';
import { useListingLocatorSettings } from '../../settings/use-listing-locator.ts';
import type { LocatorSettingsOptions } from '../../settings/use-locator-settings.ts';

/** What the screens about one location have in common. */
export interface ListingLocatorAppearance {
  /** The location's id. */
  listingId: number;
  /** Level of the parts' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/** Data of a page about one location, once loaded. */
export interface LoadedListingLocator {
  state: ReturnType<typeof useListingLocatorSettings>;
  listing: ListingLocator;
  locator: LocatorSettings;
  headingLevel: 2 | 3 | 4;
}

interface ListingLocatorFrameProps extends ListingLocatorAppearance, LocatorSettingsOptions {
  children: (loaded: LoadedListingLocator) => ReactNode;
}

/** A page about one location in the store locator, while it loads, fails, or is not for the user. */
export function ListingLocatorFrame({ appearance, ...props }: ListingLocatorFrameProps): JSX.Element {
  return (
    <FeatureSurface
      component="ListingLocator"
      appearance={appearance}
      messages={[storeLocatorMessages]}
      permission={usePermission('manage_store_locator')}
      forbidden="store_locator.settings.forbidden"
    >
      <Loaded key={props.listingId} {...props} />
    </FeatureSurface>
  );
}

function Loaded({ listingId, headingLevel = 2, onSaved, children }: ListingLocatorFrameProps) {
  const t = useTranslate();
  const layout = useScreenLayout();
  const state = useListingLocatorSettings(listingId, { onSaved });
  const { listing, locator, error } = state;
  if (error?.code === 'not_found')
    return <EmptyState icon={<PinIcon size={24} />} title={t('store_locator.listing.not_found')} />;
  if (error)
    return (
      <ErrorState
        title={t('store_locator.listing.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={state.isFetching}
      >
        {failureText(error, t)}
      </ErrorState>
    );
  if (state.isPending || !listing || !locator)
    return <Skeleton label={t('common.loading')} blocks={3} lines={3} />;
  return (
    <Screen part="ListingLocator" layout={layout} height="flow">
      {children({ state, listing, locator, headingLevel })}
    </Screen>
  );
}
