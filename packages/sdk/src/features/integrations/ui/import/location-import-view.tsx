'use client';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { LocationImportState } from '../../use-location-import.ts';
import { useConsent, type ConsentOptions } from '../use-consent.ts';
import { AccountChoice } from './account-choice.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportRunning } from './import-running.tsx';
import { PlaceChoiceStep } from './place-choice-step.tsx';
import { Heading } from '../../../../ui/layout/text.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';

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
 * The import's looks: everything it shows and does comes in through its props.
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
