'use client';
import { useState, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Grid, Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { ListingAsOf } from '../../history/listing-history-queries.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { HistoryRow, historyColumns } from './history-row.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

interface HistoryDifferencesProps {
  history: ListingHistoryState;
  asOf: ListingAsOf;
  headingLevel: 2 | 3 | 4;
}

/** What says something else now, field by field, to be chosen and restored. */
export function HistoryDifferences({ history, asOf, headingLevel }: HistoryDifferencesProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { chosen, differing, restorable } = history;
  const date = format.date(history.at, history.isWholeDay ? 'date' : 'date_time');
  const isAll = chosen.length > 0 && chosen.length === restorable.length;
  return (
    <Stack as="section" gap={3} minInlineSize="0">
      <Heading level={headingLevel} size="m">
        {t('listings.history.differing', { count: differing.length })}
      </Heading>
      <Inset isFramed isContainer lines="between">
        <Grid columns={historyColumns} gap={5} padding={[3, 4]} narrow={{ isHidden: true }} aria-hidden>
          {[t('listings.history.field'), t('listings.history.now'), t('listings.history.then', { date })].map(
            (heading) => (
              <Text key={heading} size="s" tone="muted" weight="semibold">
                {heading}
              </Text>
            ),
          )}
        </Grid>
        {differing.map((field) => (
          <HistoryRow key={field} field={field} history={history} asOf={asOf} date={date} />
        ))}
      </Inset>
      <Row gap={5} rowGap={3} justify="between" wrap>
        {restorable.length > 1 && (
          <CheckBox
            label={t('listings.history.choose_all')}
            isSelected={isAll}
            isIndeterminate={chosen.length > 0 && !isAll}
            onChange={history.chooseAll}
          />
        )}
        {restorable.length > 0 && (
          <Button
            variant="primary"
            disabledReason={chosen.length === 0 ? t('listings.history.choose_first') : undefined}
            onPress={() => setAsking(true)}
          >
            {chosen.length === 0
              ? t('listings.history.restore_none')
              : t('listings.history.restore', { count: chosen.length })}
          </Button>
        )}
      </Row>
      {isAsking && <RestoreDialog history={history} asOf={asOf} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
