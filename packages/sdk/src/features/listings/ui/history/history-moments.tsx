'use client';
import { changeFieldsOf } from '@pinfold/contract/features/external-changes/external-change';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { ListingMoment } from '../../history/listing-history.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { useFieldNames } from '../change/use-field-name.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';

interface HistoryMomentsProps {
  history: ListingHistoryState;
  /** The newest first. */
  moments: readonly ListingMoment[];
  headingLevel: 2 | 3 | 4;
}

/** Changes since then: when, by whom, which fields, and a button that shows the state before. */
export function HistoryMoments({ history, moments, headingLevel }: HistoryMomentsProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  if (moments.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={headingLevel} size="m">
        {t('listings.history.changes')}
      </Heading>
      <List as="ol">
        {moments.map((moment) => {
          const date = format.date(moment.at, 'date_time');
          return (
            <Moment key={moment.id}>
              <Text as="time" flex="none" inlineSize="150px" size="s" tone="muted" dateTime={moment.at}>
                {date}
              </Text>
              <Stack basis="220px">
                <span>{format.list(changeFieldsOf(moment.fields).map(nameOf))}</span>
                <Text as="small" size="s" tone="subtle">
                  {[t(`listings.history.kind.${moment.kind}`), moment.author]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </Text>
              </Stack>
              <Button
                size="s"
                variant="ghost"
                aria-label={t('listings.history.show_before_of', { date })}
                onPress={() => history.showBefore(moment)}
              >
                {t('listings.history.show_before')}
              </Button>
            </Moment>
          );
        })}
      </List>
      {moments.length >= mostMoments && (
        <Text as="p" size="s" tone="subtle">
          {t('listings.history.changes_limit', { most: mostMoments })}
        </Text>
      )}
    </Stack>
  );
}

/** As many as the API returns. */
const mostMoments = 100;

const Moment = styled.li.withConfig(innerClass('ListingHistory-moment'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;
  padding-block: 8px;
  border-block-start: 1px solid var(--pf-line-2);
  &:where(:first-child) {
    border-block-start: 0;
  }
  /* Its text stands in line with the others'. */
  & > button {
    margin-inline: -10px;
  }
`;
