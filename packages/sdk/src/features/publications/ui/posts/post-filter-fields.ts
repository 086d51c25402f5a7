import { postTypes } from '@pinfold/contract/features/publications/local-post';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { chipText, choiceInput, type FilterField } from '../../../../patterns/filter-field.ts';
import { type PostState, postStates } from '../../post-filters.ts';
import type { PostListState } from '../../use-posts.ts';
import { useLocationFields } from '../../../listings/ui/groups/location-filter-fields.ts';

/** The filters of posts; those of state are of what was sent. */
export function usePostFilterFields({
  tab,
  filters,
  changeFilters,
}: Pick<PostListState, 'tab' | 'filters' | 'changeFilters'>): FilterField[] {
  const t = useTranslate();
  const { type, status } = filters;
  const stateName = (state: PostState) => t(`posts.state.${state}`);
  const locations = useLocationFields({
    filters,
    changeFilters,
    texts: {
      groups: t('posts.filter.groups'),
      locations: t('posts.filter.locations'),
      count: (count) => t('posts.locations', { count }),
    },
  });
  return [
    {
      id: 'type',
      label: t('posts.filter.type'),
      input: choiceInput({
        anyLabel: t('posts.filter.any_type'),
        values: Object.values(postTypes),
        nameOf: (one) => t(`posts.type.${one}`),
        value: type,
        onChange: (next) => changeFilters({ type: next }),
      }),
      chip: chipText(type === undefined ? [] : [t(`posts.type.${type}`)]),
      clear: () => changeFilters({ type: undefined }),
    },
    {
      id: 'status',
      label: t('posts.filter.status'),
      ...(tab === 'sent' && {
        input: choiceInput({
          anyLabel: t('posts.filter.any_status'),
          values: postStates,
          nameOf: stateName,
          value: status,
          onChange: (next) => changeFilters({ status: next }),
        }),
      }),
      chip: status && stateName(status),
      clear: () => changeFilters({ status: undefined }),
    },
    ...locations,
  ];
}
