'use client';
import { useId, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { locatorSectionNames } from '../../settings/locator-sections.ts';
import type { LocatorSettingsState } from '../../settings/use-locator-settings.ts';
import { FormConflicts } from '../fields/form-conflicts.tsx';
import { FormSaveBar } from '../fields/form-save-bar.tsx';
import { LocatorPreview } from '../preview/locator-preview.tsx';
import { FormPart } from './form-part.tsx';
import { LocatorFormContext } from './locator-form-context.ts';
import { SettingsIndex } from './settings-index.tsx';

/** How the settings of a store locator look, and where they lead. */
export interface StoreLocatorSettingsLooks {
  /** Level of the parts' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Where questions and answers are edited; left out, no link leads there. */
  questionsHref?: string | undefined;
}

export interface StoreLocatorSettingsViewProps extends StoreLocatorSettingsLooks {
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
  const { values, settings, error } = state;
  const form = values && { state, values, headingLevel, idPrefix, questionsHref };
  if (error)
    return (
      <ErrorState
        title={t('store_locator.settings.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={state.isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (state.isPending || !form || !settings)
    return <Skeleton label={t('common.loading')} blocks={4} lines={3} />;
  return (
    <LocatorFormContext.Provider value={form}>
      <Root>
        <Columns>
          <SettingsIndex />
          <Sections>
            {state.readOnlyReason !== undefined && <Banner>{state.readOnlyReason}</Banner>}
            <FormConflicts
              conflicts={state.conflicts}
              nameOf={(field) => t(`store_locator.settings.field.${field}`)}
              savedOf={(field) => settings[field]}
              resolve={state.resolve}
            />
            {locatorSectionNames.map((name) => (
              <FormPart key={name} name={name} form={form} />
            ))}
            <FormSaveBar form={state} />
          </Sections>
          <Aside>
            <LocatorPreview />
          </Aside>
        </Columns>
      </Root>
    </LocatorFormContext.Provider>
  );
}

const Root = styled.div.withConfig(partClass('StoreLocatorSettings'))`
  container: pinfold-store-locator-settings / inline-size;
`;

const Columns = styled.div.withConfig(partClass('StoreLocatorSettings-columns'))`
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

const Sections = styled.div.withConfig(partClass('StoreLocatorSettings-sections'))`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-inline-size: 0;
`;

const Aside = styled.div.withConfig(partClass('StoreLocatorSettings-aside'))`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-inline-size: 0;
  /* Below the whole form nobody would look for it. */
  order: -1;
  @container pinfold-store-locator-settings (min-width: 860px) {
    order: 0;
    position: sticky;
    inset-block-start: 60px;
    align-self: start;
  }
`;
