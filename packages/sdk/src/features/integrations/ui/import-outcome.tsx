'use client';
import { type JSX, useEffect, useRef } from 'react';
import { importOutcomes } from '@pinfold/contract/features/integrations/google';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/display/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Grid, Row, Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import type { ImportProgress } from '../use-location-import.ts';
import type { ImportStepProps } from './location-import.tsx';

/** Progress of a running import, which blocks all other steps. It goes on in the background when the page is left. */
export function ImportRunning({ state, headingLevel }: ImportStepProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { status } = state;
  const title = status?.account_title;
  const done = status ? status.total - status.left : 0;
  const amount = status && { done: format.number(done), total: format.number(status.total) };
  return (
    <Stack gap={4} padding={6} isFramed aria-busy>
      <Heading level={headingLevel}>
        {title ? t('integrations.import.running_from', { title }) : t('integrations.import.running')}
      </Heading>
      <Text as="p" tone="muted" wrap="pretty" maxInlineSize="68ch">
        {t('integrations.import.running_text')}
      </Text>
      <ProgressBar
        label={t('integrations.import.running')}
        {...(status &&
          amount && {
            value: done,
            maxValue: status.total,
            valueLabel: t('integrations.import.done_of', amount),
          })}
      />
      {status && <ImportCounts progress={status} />}
    </Stack>
  );
}

interface ImportOutcomeProps extends ImportStepProps {
  onDone: (() => void) | undefined;
  doneLabel: string | undefined;
}

/** Outcome of each place, and actions for those that failed. */
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

/** How many places came to each end so far. */
function ImportCounts({ progress }: { progress: ImportProgress }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Grid as="dl" columns="repeat(auto-fit, minmax(120px, 1fr))" gap={6} rowGap={4}>
      {shown.map((outcome) => (
        <Stack key={outcome} direction="column-reverse" justify="end">
          <Text as="dt" size="s" tone="subtle">
            {t(`integrations.import.outcome.${outcome}`)}
          </Text>
          <Text
            as="dd"
            size="xl"
            weight="bold"
            tone={outcome === 'errored' && progress.errored > 0 ? 'bad' : undefined}
          >
            {format.number(progress[outcome])}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

// What went well first, what went wrong last.
const shown = importOutcomes.toSorted((a, b) => Number(a === 'errored') - Number(b === 'errored'));
