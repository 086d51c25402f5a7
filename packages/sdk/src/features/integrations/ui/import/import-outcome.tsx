'use client';
import { useEffect, useRef, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { ImportProgress } from '../../use-import-status.ts';
import { ImportCounts } from './import-counts.tsx';
import type { ImportStepProps } from './import-step.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';

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
    <Stack gap={4} padding={6} isFramed>
      <Heading level={headingLevel} ref={heading} tabIndex={-1}>
        {imported > 0
          ? t('integrations.import.outcome_title', { count: imported })
          : t('integrations.import.outcome_none')}
      </Heading>
      {imported > 0 && (
        <Text as="p" tone="muted" wrap="pretty" maxInlineSize="68ch">
          {t('integrations.import.outcome_text')}
        </Text>
      )}
      <ImportCounts progress={status} />
      {failures.length > 0 && <FailureList failures={failures} />}
      {startError && (
        <Banner tone="bad" role="alert">
          {startError.detail ?? t('error.generic')}
        </Banner>
      )}
      <Row gap={3} wrap>
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
      </Row>
    </Stack>
  );
}

function FailureList({ failures }: { failures: ImportProgress['failures'] }) {
  const t = useTranslate();
  return (
    <List
      lines="between"
      maxBlockSize="280px"
      isFramed
      aria-label={t('integrations.import.failures')}
      tabIndex={0}
    >
      {failures.map(({ google_name: id, name, address, problem }) => (
        <Stack key={id} as="li" padding={[3, 4]}>
          <Text as="strong" size="s" weight="semibold">
            {[name, address].filter(Boolean).join(', ')}
          </Text>
          <Text size="s" tone="bad">
            {t(`integrations.import.failure.${problem}`)}
          </Text>
        </Stack>
      ))}
    </List>
  );
}
