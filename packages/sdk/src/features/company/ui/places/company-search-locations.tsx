'use client';
import type { JSX } from 'react';
import { countryName } from '../../../../i18n/country-name.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemovalQuestion } from '../../../../patterns/removal-question.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { SearchLocation } from '../../search-locations/search-locations.ts';
import {
  type CompanySearchLocationsState,
  useCompanySearchLocations,
} from '../../search-locations/use-company-search-locations.ts';
import { CompanySurface, LoadState } from '../shared/company-surface.tsx';
import { DataRow } from '../shared/data-row.tsx';
import { LimitUse } from '../shared/limit-use.tsx';
import { PlanNotice } from '../shared/plan-notice.tsx';
import { PlaceSearch } from './place-search.tsx';
import { SuggestedTowns } from './suggested-towns.tsx';

export interface CompanySearchLocationsProps extends CompanySearchLocationsAppearance {
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's search locations, from which positions are measured: search towns by name, add or reject suggested
 * towns of the company's locations with undo, and remove one.
 *
 * Failures are shown in place; what concerns more than a form is reported to the Provider's `onError`. What the user
 * may not do is disabled with the reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompanySearchLocations
 * @example
 * ```tsx
 * <CompanySearchLocations planHref="/plan" />
 * ```
 */
export function CompanySearchLocations({
  appearance,
  ...viewProps
}: CompanySearchLocationsProps): JSX.Element {
  return (
    <CompanySurface component="CompanySearchLocations" appearance={appearance}>
      <Allowed {...viewProps} />
    </CompanySurface>
  );
}

function Allowed(viewProps: CompanySearchLocationsAppearance) {
  return <CompanySearchLocationsView state={useCompanySearchLocations()} {...viewProps} />;
}

/** How the search locations fit into the page around them. */
export interface CompanySearchLocationsAppearance {
  /** Level of the section's title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Where the user sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
}

export interface CompanySearchLocationsViewProps extends CompanySearchLocationsAppearance {
  /** From `useCompanySearchLocations`. */
  state: CompanySearchLocationsState;
}

/**
 * The view of the search locations: everything they show and do comes in through the props.
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
      <RemovalQuestion
        removal={removal}
        titleOf={({ name }) => t('company.places.remove_title', { name })}
        textOf={() => t('company.places.remove_text')}
        confirmLabel={t('company.places.remove_confirm')}
        pendingLabel={t('company.places.removing')}
      />
    </Screen>
  );
}

interface PlaceRowProps {
  location: SearchLocation;
  /** Why it cannot be removed. */
  refusal: string | undefined;
  onRemove: () => void;
}

/** One place from which positions are watched. */
function PlaceRow({ location: { name, region, country }, refusal, onRemove }: PlaceRowProps): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  return (
    <DataRow
      title={name}
      text={[region, countryName(country, language)].filter(Boolean).join(', ')}
      actions={
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('company.places.remove', { name })}
          disabledReason={refusal}
          onPress={onRemove}
        />
      }
    />
  );
}
