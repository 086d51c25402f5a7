'use client';
import type { JSX, ReactNode } from 'react';
import { integrationsMessages } from '../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import { Screen, useScreenLayout } from '../../../patterns/screen.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Heading } from '../../../ui/layout/text.tsx';
import { integrationAccess } from '../integrations.queries.ts';
import {
  type LocationImportOptions,
  type LocationImportState,
  useLocationImport,
} from '../use-location-import.ts';
import type { Consent } from './connect-button.tsx';
import { type ConsentOptions, useConsent } from './google-consent.tsx';
import { AccountChoice } from './account-choice.tsx';
import { ImportOutcome, ImportRunning } from './import-outcome.tsx';
import { PlaceChoiceStep } from './place-choice-step.tsx';

export interface LocationImportProps extends LocationImportOptions, ConsentOptions {
  /** The outcome was read: lead on to the locations, or to the next step. */
  onDone?: (() => void) | undefined;
  /** Said on the button that does so. @defaultValue "Gotowe" */
  doneLabel?: string | undefined;
  /** Above everything. Null: your page has a title of its own. @defaultValue "Importuj lokalizacje z Google" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Appearance of the import alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Imports locations from Google: choose an account, choose places, progress, outcome of each. The import goes on when
 * the page is left, and is shown again later; store `isPending` where it survives a reload, so that no other step
 * flashes first.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-LocationImport
 * @example
 * ```tsx
 * const [isPending, setPending] = useState(localStorage.getItem('import') !== null);
 * <LocationImport isPending={isPending} onPendingChange={setPending} onDone={() => navigate('/locations')} />
 * ```
 */
export function LocationImport({ appearance, ...props }: LocationImportProps): JSX.Element {
  return (
    <FeatureSurface
      component="LocationImport"
      appearance={appearance}
      messages={[integrationsMessages]}
      permission={usePermission(integrationAccess.seePlaces)}
      forbidden="integrations.import.forbidden"
      loading={null}
    >
      <AllowedImport {...props} />
    </FeatureSurface>
  );
}

function AllowedImport({
  isPending,
  onPendingChange,
  ...viewProps
}: Omit<LocationImportProps, 'appearance'>) {
  const state = useLocationImport({ isPending, onPendingChange });
  return <LocationImportView state={state} {...viewProps} />;
}

export interface LocationImportViewProps extends ConsentOptions {
  /** From `useLocationImport`. */
  state: LocationImportState;
  onDone?: (() => void) | undefined;
  doneLabel?: string | undefined;
  /** Null: your page has a title of its own. */
  title?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/**
 * The import's viewProps: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useLocationImport();
 * return <Surface><LocationImportView state={state} /></Surface>;
 * ```
 */
export function LocationImportView(props: LocationImportViewProps): JSX.Element {
  const { state, title, headingLevel = 1, returnTo = 'import', openConsent } = props;
  const t = useTranslate();
  const consent = useConsent(returnTo, openConsent);
  const layout = useScreenLayout();
  const inner = title === null ? headingLevel : headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4;
  return (
    <Screen part="LocationImport" layout={layout} height="flow" inset="page">
      {title !== null && (
        <Heading level={headingLevel} size="xl">
          {title ?? t('integrations.import.title')}
        </Heading>
      )}
      <Step {...props} consent={consent} headingLevel={inner} state={state} />
    </Screen>
  );
}

interface StepProps extends Omit<LocationImportViewProps, 'headingLevel'> {
  consent: ReturnType<typeof useConsent>;
  headingLevel: 1 | 2 | 3 | 4;
}

function Step({ state, consent, headingLevel, onDone, doneLabel }: StepProps) {
  const t = useTranslate();
  if (state.error && state.step !== 'progress' && state.step !== 'outcome')
    return (
      <ErrorState
        title={t('integrations.error')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
      >
        {state.error.detail}
      </ErrorState>
    );
  const shared = { state, consent, headingLevel };
  switch (state.step) {
    case 'loading':
      return <Skeleton label={t('common.loading')} blocks={3} lines={2} />;
    case 'accounts':
      return <AccountChoice {...shared} />;
    case 'places':
      return <PlaceChoiceStep {...shared} />;
    case 'progress':
      return <ImportRunning {...shared} />;
    case 'outcome':
      return <ImportOutcome {...shared} onDone={onDone} doneLabel={doneLabel} />;
  }
}

/** What every step of the import is given. */
export interface ImportStepProps {
  state: LocationImportState;
  consent: Consent;
  /** Of the step's own title. */
  headingLevel: 1 | 2 | 3 | 4;
}
