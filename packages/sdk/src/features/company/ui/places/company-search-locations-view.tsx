'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { CompanySearchLocationsState } from '../../search-locations/use-company-search-locations.ts';
import { LimitUse } from '../shared/limit-use.tsx';
import { LoadState } from '../shared/load-state.tsx';
import { PlanNotice } from '../shared/plan-notice.tsx';
import { PlaceRow } from './place-row.tsx';
import { PlaceSearch } from './place-search.tsx';
import { RemovePlace } from './remove-place.tsx';
import { SuggestedTowns } from './suggested-towns.tsx';

/** How the search locations fit into the page around them. */
export interface CompanySearchLocationsLooks {
  /** Level of the section's title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Where the reader sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
}

export interface CompanySearchLocationsViewProps extends CompanySearchLocationsLooks {
  /** From `useCompanySearchLocations`. */
  state: CompanySearchLocationsState;
}

/**
 * The looks of the search locations: everything they show and do comes in through the props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useCompanySearchLocations();
 * return <Surface><CompanySearchLocationsView state={state} planHref="/plan" /></Surface>;
 * ```
 */
export function CompanySearchLocationsView({
  state,
  headingLevel = 2,
  planHref,
}: CompanySearchLocationsViewProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const { locations, search, limit, permission, removal } = state;
  if (state.isPending || state.error) return <LoadState {...state} />;
  const full = limit?.isReached ? t('company.limit.max_search_locations', { count: limit.max }) : undefined;
  return (
    <Screen part="CompanySearchLocations" layout={layout} height="flow">
      <Card title={t('company.places.title')} headingLevel={headingLevel} actions={<LimitUse use={limit} />}>
        <Stack gap={5}>
          <Text as="p" tone="muted" wrap="pretty">
            {t('company.places.text')}
          </Text>
          {permission.reason ? (
            <Banner>{permission.reason.text}</Banner>
          ) : (
            <PlaceSearch search={search} reason={full} />
          )}
          <PlanNotice
            limit="max_search_locations"
            use={limit}
            refusal={search.refusal}
            isAboutPlan={search.isAboutPlan}
            planHref={planHref}
          />
          <SuggestedTowns suggestions={state.suggestions} reason={full} mayReject={permission.allowed} />
          {locations.length === 0 ? (
            <Text as="p" tone="muted" wrap="pretty">
              {t('company.places.empty')}
            </Text>
          ) : (
            <List lines="between">
              {locations.map((location) => (
                <PlaceRow
                  key={location.id}
                  location={location}
                  refusal={permission.reason?.text}
                  onRemove={() => removal.ask(location)}
                />
              ))}
            </List>
          )}
        </Stack>
      </Card>
      <RemovePlace removal={removal} />
    </Screen>
  );
}
