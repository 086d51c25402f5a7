'use client';
import { useId, useMemo, type JSX } from 'react';
import { styled } from 'styled-components';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ConflictNotice } from '../../../../patterns/conflict-notice.tsx';
import { SectionNav, useSectionStates } from '../../../../patterns/section-nav.tsx';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { locatorSectionNames } from '../../settings/locator-settings.ts';
import type { LocatorSettingsState } from '../../settings/use-locator-settings.ts';
import { LocatorSaveBar } from '../fields/locator-save-bar.tsx';
import { EmbedCode } from '../preview/embed-code.tsx';
import { LocatorPreview } from '../preview/locator-preview.tsx';
import { StoreContactSection, ExtraSectionsSection } from '../sections/contact-section.tsx';
import { FiltersSection } from '../sections/filters-section.tsx';
import { GeneralSection } from '../sections/general-section.tsx';
import { LauncherSection } from '../sections/launcher-section.tsx';
import { LocationsSection } from '../sections/locations-section.tsx';
import { MapSection, ReviewsSection, ShownSection } from '../sections/shown-sections.tsx';
import { LocatorFormContext, locatorSectionState, useLocatorForm } from './locator-form-context.ts';

/** How the settings of a store locator look, and where they lead. */
export interface StoreLocatorSettingsAppearance {
  /** Level of the parts' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Where questions and answers are edited; left out, no link leads there. */
  questionsHref?: string | undefined;
}

export interface StoreLocatorSettingsViewProps extends StoreLocatorSettingsAppearance {
  /** From `useLocatorSettings`. */
  state: LocatorSettingsState;
}

/**
 * The looks of the store locator's settings: everything they show and do comes in through their props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useLocatorSettings();
 * return <Surface><StoreLocatorSettingsView state={state} headingLevel={3} /></Surface>;
 * ```
 */
export function StoreLocatorSettingsView({
  state,
  headingLevel = 2,
  questionsHref,
}: StoreLocatorSettingsViewProps): JSX.Element {
  const t = useTranslate();
  const idPrefix = useId();
  const { form, settings, error } = state;
  const isReadOnly = state.readOnlyReason !== undefined;
  const view = useMemo(
    () => settings && { form, settings, headingLevel, idPrefix, questionsHref, isReadOnly },
    [form, settings, headingLevel, idPrefix, questionsHref, isReadOnly],
  );
  if (error)
    return (
      <ErrorState
        title={t('store_locator.settings.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={state.isFetching}
      >
        {failureText(error, t)}
      </ErrorState>
    );
  if (state.isPending || !view) return <Skeleton label={t('common.loading')} blocks={4} lines={3} />;
  return (
    <LocatorFormContext.Provider value={view}>
      <Root>
        <Columns>
          <LocatorNav />
          <Stack gap={5} minInlineSize="0">
            {state.readOnlyReason !== undefined && <Banner>{state.readOnlyReason}</Banner>}
            <ConflictNotice
              form={form}
              title={t('common.conflict.settings')}
              nameOf={(field) => t(`store_locator.settings.field.${field}`)}
            />
            <GeneralSection />
            <EmbedCode />
            <LocationsSection />
            <FiltersSection />
            <MapSection />
            <LauncherSection />
            <ReviewsSection />
            <ShownSection name="posts" />
            <ShownSection name="photos" />
            <ShownSection name="faq" />
            <StoreContactSection />
            <ExtraSectionsSection />
            <LocatorSaveBar form={form} readOnlyReason={state.readOnlyReason} />
          </Stack>
          <Aside>
            <LocatorPreview />
          </Aside>
        </Columns>
      </Root>
    </LocatorFormContext.Provider>
  );
}

function LocatorNav() {
  const t = useTranslate();
  const { form, idPrefix } = useLocatorForm();
  const states = useSectionStates(form, locatorSectionNames, locatorSectionState);
  return (
    <SectionNav
      label={t('store_locator.settings.sections')}
      idPrefix={idPrefix}
      sections={locatorSectionNames.map((name) => ({
        name,
        label: t(`store_locator.settings.section.${name}`),
        state: states[name] ?? 'clean',
      }))}
      stateLabels={{
        faulty: t('store_locator.settings.section_fault'),
        dirty: t('store_locator.settings.section_dirty'),
      }}
      columnFrom="pinfold-store-locator-settings (min-width: 1360px)"
    />
  );
}

const Root = styled.div.withConfig(partClass('StoreLocatorSettings'))`
  container: pinfold-store-locator-settings / inline-size;
`;

const Columns = styled.div.withConfig(innerClass('StoreLocatorSettings-columns'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 24px;
  & > nav {
    order: -2;
  }
  @container pinfold-store-locator-settings (min-width: 860px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @container pinfold-store-locator-settings (min-width: 1360px) {
    grid-template-columns: 160px minmax(0, 1fr) minmax(0, 1.1fr);
  }
`;

const Aside = styled.div.withConfig(innerClass('StoreLocatorSettings-aside'))`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-inline-size: 0;
  /* Below the whole form it would be overlooked. */
  order: -1;
  @container pinfold-store-locator-settings (min-width: 860px) {
    order: 0;
    position: sticky;
    inset-block-start: 60px;
    align-self: start;
  }
`;
