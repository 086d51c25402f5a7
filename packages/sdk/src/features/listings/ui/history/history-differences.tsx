'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Heading } from '../../../../ui/layout/text.tsx';
import type { ListingAsOf } from '../../history/listing-history-queries.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { HistoryRow } from './history-row.tsx';
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
    <Section>
      <Heading level={headingLevel} size="m">
        {t('listings.history.differing', { count: differing.length })}
      </Heading>
      <Rows>
        <Columns aria-hidden>
          <span>{t('listings.history.field')}</span>
          <span>{t('listings.history.now')}</span>
          <span>{t('listings.history.then', { date })}</span>
        </Columns>
        {differing.map((field) => (
          <HistoryRow key={field} field={field} history={history} asOf={asOf} date={date} />
        ))}
      </Rows>
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
    </Section>
  );
}

const Section = styled.section.withConfig(innerClass('ListingHistory-section'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-inline-size: 0;
`;

const Rows = styled.div.withConfig(innerClass('ListingHistory-rows'))`
  container: pinfold-listing-history / inline-size;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
`;

const Columns = styled.div.withConfig(innerClass('ListingHistory-columns'))`
  display: none;
  padding: 9px 14px;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  font-weight: 600;
  @container pinfold-listing-history (min-width: 640px) {
    display: grid;
    grid-template-columns: minmax(150px, 200px) minmax(0, 1fr) minmax(0, 1fr);
    gap: 16px;
  }
`;
