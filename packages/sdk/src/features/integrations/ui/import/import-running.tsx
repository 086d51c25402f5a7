'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { ImportCounts } from './import-counts.tsx';
import type { ImportStepProps } from './import-step.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';

/** An import that is under way. Nothing else can be done here so long; it needs nobody to watch. */
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
