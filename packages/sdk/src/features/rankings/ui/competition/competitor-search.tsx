'use client';
import { useId, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { CompetitorListState } from '../../competition/use-competitor-list.ts';
import { RankLocationPicker } from '../pickers/rank-location-picker.tsx';
import { FoundPlaces } from './found-places.tsx';

interface CompetitorSearchProps {
  state: CompetitorListState;
  headingLevel: 2 | 3;
}

const label = { tone: 'muted', size: 's', weight: 'medium' } as const;

/** Finds a listing on the map near an own location; before a name is typed, shows who is ahead of it. */
export function CompetitorSearch({ state, headingLevel }: CompetitorSearchProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const { search, limit } = state;
  const fullReason = limit.isReached ? t('rankings.competitors.limit', { count: limit.max }) : undefined;
  return (
    <Card title={t('rankings.competitors.add_title')} headingLevel={headingLevel}>
      <Stack gap={5}>
        <Grid fit="260px" gap={5} rowGap={4}>
          <Stack role="group" aria-labelledby={id} gap={2} minInlineSize="0">
            <Text id={id} {...label}>
              {t('rankings.competitors.near')}
            </Text>
            <RankLocationPicker value={search.facility} onChange={search.setFacility} />
          </Stack>
          <Stack gap={2} minInlineSize="0">
            <Text aria-hidden {...label}>
              {t('rankings.competitors.search')}
            </Text>
            <SearchField
              label={t('rankings.competitors.search')}
              clearLabel={t('common.clear')}
              value={search.text}
              onChange={search.setText}
            />
          </Stack>
        </Grid>
        <FoundPlaces search={search} fullReason={fullReason} headingLevel={headingLevel === 2 ? 3 : 4} />
      </Stack>
      <VisuallyHidden as="p" role="status">
        {search.added && t('rankings.competitors.added', { name: search.added.name })}
      </VisuallyHidden>
    </Card>
  );
}
