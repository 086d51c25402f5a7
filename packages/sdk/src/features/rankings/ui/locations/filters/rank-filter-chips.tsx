'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Chip } from '../../../../../ui/display/chip.tsx';
import { useReviewGroups } from '../../../../listings/use-review-locations.ts';
import { useRankLocationsView } from '../rank-locations-context.ts';

/** What narrows the locations: crossed to take away. What is searched for stands in its own field. */
export function RankFilterChips(): JSX.Element {
  const t = useTranslate();
  const { state } = useRankLocationsView();
  const { cities, groups } = state.search;
  const known = useReviewGroups({ enabled: groups !== undefined }).data?.results;
  // A group that nobody knows any more, say from an old link, still needs a chip to be taken away by.
  const groupNames = groups?.map((id) => known?.find((group) => group.id === id)?.name ?? `#${id}`);
  const chips = [
    ...(cities ? [{ name: 'cities', label: listWords(cities) } as const] : []),
    ...(groupNames ? [{ name: 'groups', label: listWords(groupNames) } as const] : []),
  ];
  return (
    <>
      {chips.map(({ name, label }) => (
        <Chip
          key={name}
          onRemove={() => state.changeSearch({ [name]: undefined })}
          removeLabel={t('rankings.locations.filter.remove', { name: label })}
        >
          {label}
        </Chip>
      ))}
      {chips.length > 1 && (
        <Button size="s" variant="ghost" onPress={state.clearFilters}>
          {t('rankings.locations.filter.clear')}
        </Button>
      )}
    </>
  );
}

function listWords(words: readonly string[]): string {
  const shown = words.slice(0, 2).join(', ');
  return words.length > 2 ? `${shown} +${words.length - 2}` : shown;
}
