'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { partClass } from '../../../../../theme/part-class.ts';
import { MultiComboBox } from '../../../../../ui/fields/multi-combo-box.tsx';
import { useReviewCities, useReviewGroups } from '../../../../listings/use-review-locations.ts';
import { useRankLocationsView } from '../rank-locations-context.ts';

/** Towns and groups; each takes effect as soon as it is set. */
export function RankFilterForm(): JSX.Element {
  const t = useTranslate();
  const { search, changeSearch } = useRankLocationsView().state;
  const cities = useReviewCities().data?.results ?? [];
  const groups = useReviewGroups().data?.results ?? [];
  const texts = {
    emptyText: t('rankings.locations.filter.nothing'),
    removeLabel: (name: string) => t('rankings.locations.filter.remove', { name }),
  };
  const cityOption = (city: string) => ({ id: city, label: city });
  const groupOption = (id: number) => ({
    id: String(id),
    label: groups.find((group) => group.id === id)?.name ?? `#${id}`,
  });
  return (
    <Form>
      <MultiComboBox
        {...texts}
        label={t('rankings.locations.filter.cities')}
        options={cities.map(({ city }) => cityOption(city))}
        value={(search.cities ?? []).map(cityOption)}
        onChange={(chosen) => changeSearch({ cities: chosen.map(({ id }) => id) })}
      />
      <MultiComboBox
        {...texts}
        label={t('rankings.locations.filter.groups')}
        options={groups.map(({ id }) => groupOption(id))}
        value={(search.groups ?? []).map(groupOption)}
        onChange={(chosen) => changeSearch({ groups: chosen.map(({ id }) => Number(id)) })}
      />
    </Form>
  );
}

const Form = styled.div.withConfig(partClass('RankLocations-filterForm'))`
  display: grid;
  gap: 14px;
  inline-size: min(320px, calc(100vw - 48px));
  :where(.pinfold-Drawer) & {
    inline-size: 100%;
  }
`;
