'use client';
import { importOutcomes } from '@pinfold/contract/features/integrations/google';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ImportProgress } from '../../use-import-status.ts';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/** How many places came to each end so far. */
export function ImportCounts({ progress }: { progress: ImportProgress }): JSX.Element {
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
