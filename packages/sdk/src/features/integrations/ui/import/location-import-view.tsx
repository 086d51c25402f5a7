'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { LocationImportState } from '../../use-location-import.ts';
import { useConsent, type ConsentOptions } from '../use-consent.ts';
import { AccountChoice } from './account-choice.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportRunning } from './import-running.tsx';
import { PlaceChoiceStep } from './place-choice-step.tsx';

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
  const inner = title === null ? headingLevel : headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4;
  return (
    <Root>
      {title !== null && <Title as={`h${headingLevel}`}>{title ?? t('integrations.import.title')}</Title>}
      <Step {...props} consent={consent} headingLevel={inner} state={state} />
    </Root>
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

const Root = styled.div.withConfig(partClass('LocationImport'))`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: clamp(14px, 3vw, 22px) clamp(16px, 4vw, 24px) 32px;
  container-type: inline-size;
  color: var(--pf-ink);
`;

const Title = styled.h1.withConfig(innerClass('LocationImport-title'))`
  margin: 0;
  font-size: var(--pf-font-size-xl);
  font-weight: 680;
  line-height: 1.25;
  letter-spacing: -0.015em;
`;
