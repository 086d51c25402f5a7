'use client';
import type { JSX } from 'react';
import type { Directory } from '@pinfold/contract/features/integrations/directory';
import {
  integrationsMessages,
  listingsMessages,
  listingValueMessages,
} from '../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import { PageHeader } from '../../../patterns/page-header.tsx';
import { QueryState } from '../../../patterns/query-state.tsx';
import { Screen, useScreenLayout } from '../../../patterns/screen.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Grid } from '../../../ui/layout/stack.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { ListingSection } from '../../listings/editor/listing-sections.ts';
import type { BingListingFiltersStart } from '../bing-listing-filters.ts';
import { mapSettingsAccess } from '../map-settings.queries.ts';
import { useMapSettings } from '../use-map-settings.ts';
import { DirectoryCard } from './directory-card.tsx';

export interface MapSettingsProps extends BingListingFiltersStart {
  /**
   * Returns the address of a location's editor, at the given section where a field is to be corrected. Without it
   * nothing leads there.
   */
  getLocationHref?: ((locationId: number, section?: ListingSection) => string) | undefined;
  /** Where the reader sees the plan; without it no link leads there. */
  planHref?: string | undefined;
  /** Where the accounts of a directory are connected, such as `{ apple: '/apple' }`; without it no link leads there. */
  accountHrefs?: Readonly<Partial<Record<Directory, string | undefined>>> | undefined;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Appearance of this view alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The maps beyond Google: each with its switch and what it shows, and how far every location is with Bing, with what
 * keeps it out in words and a way to the field that has to be corrected. The installation's flag `map_settings` switches
 * it on.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are shown in place.
 * @selector .pinfold-MapSettings
 * @example
 * ```tsx
 * <MapSettings getLocationHref={(id, section) => `/locations/${id}${section ? `#${section}` : ''}`} planHref="/plan" />
 * ```
 */
export function MapSettings({ appearance, ...props }: MapSettingsProps): JSX.Element {
  return (
    <FeatureSurface
      component="MapSettings"
      appearance={appearance}
      messages={[integrationsMessages, listingsMessages, listingValueMessages]}
      permission={usePermission(mapSettingsAccess.see)}
      forbidden="integrations.maps.forbidden"
      loading={{ blocks: 4, lines: 2 }}
    >
      <MapSettingsView {...props} />
    </FeatureSurface>
  );
}

const BingListings = /* @__PURE__ */ lazyComponent(
  async () => (await import('./bing-listings.tsx')).BingListings,
);

/** The cards of the directories, and below them the locations. */
function MapSettingsView({
  getLocationHref,
  planHref,
  accountHrefs = {},
  headingLevel = 1,
  ...start
}: Omit<MapSettingsProps, 'appearance'>): JSX.Element {
  const t = useTranslate();
  const query = useMapSettings();
  const layout = useScreenLayout();
  const sectionLevel = headingLevel === 1 ? 2 : 3;
  const bing = query.data?.find(({ directory }) => directory === 'bing');
  return (
    <Screen part="MapSettings" layout={layout} height="flow" inset="page">
      <PageHeader
        title={t('integrations.maps.title')}
        lead={t('integrations.maps.lead')}
        headingLevel={headingLevel}
      />
      {query.data ? (
        <Grid gap={4} min="320px">
          {query.data.map((settings) => (
            <DirectoryCard
              key={settings.directory}
              settings={settings}
              planHref={planHref}
              accountsHref={accountHrefs[settings.directory]}
              headingLevel={sectionLevel}
            />
          ))}
        </Grid>
      ) : (
        <QueryState
          query={query}
          failed={t('integrations.maps.error')}
          forbidden={t('integrations.maps.forbidden')}
          empty={undefined}
          loading={{ blocks: 4, lines: 2 }}
          headingLevel={sectionLevel}
        />
      )}
      {bing && (
        <BingListings
          bing={bing}
          start={start}
          getLocationHref={getLocationHref}
          headingLevel={sectionLevel}
        />
      )}
    </Screen>
  );
}
