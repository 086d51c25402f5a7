'use client';
import { useId, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { labelStyle } from '../../../../ui/fields/field.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { CompetitorListState } from '../../competition/use-competitor-list.ts';
import { RankLocationPicker } from '../pickers/rank-location-picker.tsx';
import { FoundPlaces } from './found-places.tsx';

interface CompetitorSearchProps {
  state: CompetitorListState;
  headingLevel: 2 | 3;
}

/** Finds a listing on the map near an own location; before a name is typed, shows who is ahead of it. */
export function CompetitorSearch({ state, headingLevel }: CompetitorSearchProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const { search, limit } = state;
  const fullReason = limit.isReached ? t('rankings.competitors.limit', { count: limit.max }) : undefined;
  return (
    <Card title={t('rankings.competitors.add_title')} headingLevel={headingLevel}>
      <Near>
        <div role="group" aria-labelledby={id}>
          <Label id={id}>{t('rankings.competitors.near')}</Label>
          <RankLocationPicker value={search.facility} onChange={search.setFacility} />
        </div>
        <div>
          <Label as="div" aria-hidden>
            {t('rankings.competitors.search')}
          </Label>
          <SearchField
            label={t('rankings.competitors.search')}
            clearLabel={t('common.clear')}
            value={search.text}
            onChange={search.setText}
          />
        </div>
      </Near>
      <FoundPlaces search={search} fullReason={fullReason} headingLevel={headingLevel === 2 ? 3 : 4} />
      <VisuallyHidden as="p" role="status">
        {search.added && t('rankings.competitors.added', { name: search.added.name })}
      </VisuallyHidden>
    </Card>
  );
}

const Near = styled.div.withConfig(innerClass('CompetitorList-near'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 12px 16px;
  & > * {
    min-inline-size: 0;
  }
`;

const Label = styled.div.withConfig(innerClass('CompetitorList-title'))`
  ${labelStyle}
  margin-block-end: 5px;
`;
