'use client';
import { changeFieldsOf } from '@pinfold/contract/features/external-changes/change-fields-of';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Heading } from '../../../../ui/layout/text.tsx';
import type { ListingMoment } from '../../history/listing-history-queries.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { useFieldNames } from '../change/use-field-name.ts';

interface HistoryMomentsProps {
  history: ListingHistoryState;
  /** The newest first. */
  moments: readonly ListingMoment[];
  headingLevel: 2 | 3 | 4;
}

/** What has changed since: when, by whom, which fields, and the way to what was before it. */
export function HistoryMoments({ history, moments, headingLevel }: HistoryMomentsProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  if (moments.length === 0) return null;
  return (
    <Section>
      <Heading level={headingLevel} size="m">
        {t('listings.history.changes')}
      </Heading>
      <List as="ol">
        {moments.map((moment) => {
          const date = format.date(moment.at, 'date_time');
          return (
            <Moment key={moment.id}>
              <When dateTime={moment.at}>{date}</When>
              <Act>
                <span>{format.list(changeFieldsOf(moment.fields).map(nameOf))}</span>
                <small>
                  {[t(`listings.history.kind.${moment.kind}`), moment.author]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </small>
              </Act>
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
      {moments.length >= mostMoments && <p>{t('listings.history.changes_limit', { most: mostMoments })}</p>}
    </Section>
  );
}

/** As many as the API answers. */
const mostMoments = 100;

const Section = styled.section.withConfig(innerClass('ListingHistory-moments'))`
  display: flex;
  flex-direction: column;
  gap: 6px;
  & > p {
    margin: 0;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;

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

const When = styled.time.withConfig(innerClass('ListingHistory-when'))`
  flex: 0 0 150px;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  font-variant-numeric: tabular-nums;
`;

const Act = styled.div.withConfig(innerClass('ListingHistory-act'))`
  display: flex;
  flex: 1 1 220px;
  flex-direction: column;
  min-inline-size: 0;
  & > small {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;
