'use client';
import { useEffect, useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { ImportProgress } from '../../use-import-status.ts';
import { ImportCounts } from './import-counts.tsx';
import { StepActions, StepLead, StepPanel, StepTitle, type ImportStepProps } from './import-step.ts';

interface ImportOutcomeProps extends ImportStepProps {
  onDone: (() => void) | undefined;
  doneLabel: string | undefined;
}

/** What became of the places, and what to do about those that failed. */
export function ImportOutcome({
  state,
  headingLevel,
  onDone,
  doneLabel,
}: ImportOutcomeProps): JSX.Element | null {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { status, startError } = state;
  if (!status) return null;
  const { imported, failures } = status;
  const finish = () => {
    state.close();
    onDone?.();
  };
  return (
    <StepPanel>
      <StepTitle as={`h${headingLevel}`} ref={heading} tabIndex={-1}>
        {imported > 0
          ? t('integrations.import.outcome_title', { count: imported })
          : t('integrations.import.outcome_none')}
      </StepTitle>
      {imported > 0 && <StepLead>{t('integrations.import.outcome_text')}</StepLead>}
      <ImportCounts progress={status} />
      {failures.length > 0 && <FailureList failures={failures} />}
      {startError && (
        <Banner tone="bad" role="alert">
          {startError.detail ?? t('error.generic')}
        </Banner>
      )}
      <StepActions>
        <Button variant="primary" onPress={finish}>
          {doneLabel ?? t('integrations.import.done')}
        </Button>
        {failures.length > 0 && (
          <Button
            onPress={state.retry}
            isPending={state.isStarting}
            pendingLabel={t('integrations.import.starting')}
          >
            {t('integrations.import.retry')}
          </Button>
        )}
        <Button variant="ghost" onPress={state.close}>
          {t('integrations.import.more')}
        </Button>
      </StepActions>
    </StepPanel>
  );
}

function FailureList({ failures }: { failures: ImportProgress['failures'] }) {
  const t = useTranslate();
  return (
    <Failures aria-label={t('integrations.import.failures')} tabIndex={0}>
      {failures.map(({ google_name: id, name, address, problem }) => (
        <Failure key={id}>
          <strong>{[name, address].filter(Boolean).join(', ')}</strong>
          <span>{t(`integrations.import.failure.${problem}`)}</span>
        </Failure>
      ))}
    </Failures>
  );
}

const Failures = styled.ul.withConfig(innerClass('LocationImport-failures'))`
  max-block-size: 280px;
  margin: 0;
  padding: 0;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  overflow-y: auto;
  list-style: none;
`;

const Failure = styled.li.withConfig(innerClass('LocationImport-failure'))`
  display: flex;
  flex-direction: column;
  padding: 8px 12px;
  font-size: var(--pf-font-size-s);
  & + & {
    border-block-start: 1px solid var(--pf-line-2);
  }
  & > strong {
    font-weight: 600;
  }
  & > span {
    color: var(--pf-bad);
  }
`;
