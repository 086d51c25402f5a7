import { periodLabel } from '../../../i18n/period-name.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { type FilterField, flagInput } from '../../../patterns/filter-field.ts';
import { useLocationFields } from '../../listings/ui/groups/location-filter-fields.ts';
import type { QuestionArchiveState } from '../use-question-archive.ts';

/** The filters of questions for people. */
export function useQuestionFilterFields({
  filters,
  changeFilters,
}: Pick<QuestionArchiveState, 'filters' | 'changeFilters'>): FilterField[] {
  const t = useTranslate();
  const format = useFormat();
  const { is_answered: isAnswered, date_from: from, date_to: to } = filters;
  const answered = { yes: t('questions.filter.answered'), no: t('questions.filter.unanswered') };
  const locations = useLocationFields({
    filters,
    changeFilters,
    texts: {
      groups: t('questions.filter.groups'),
      locations: t('questions.filter.locations'),
      count: (count) => t('questions.filter.count', { count }),
    },
  });
  return [
    {
      id: 'is_answered',
      label: t('questions.filter.is_answered'),
      input: flagInput({
        anyLabel: t('questions.filter.any'),
        ...answered,
        value: isAnswered,
        onChange: (next) => changeFilters({ is_answered: next }),
      }),
      chip: isAnswered === undefined ? undefined : isAnswered ? answered.yes : answered.no,
      clear: () => changeFilters({ is_answered: undefined }),
    },
    {
      id: 'days',
      label: t('questions.filter.days'),
      input: {
        kind: 'days',
        from,
        to,
        onChange: (date_from, date_to) => changeFilters({ date_from, date_to }),
      },
      chip: from || to ? periodLabel({ date_from: from, date_to: to }, t, format) : undefined,
      clear: () => changeFilters({ date_from: undefined, date_to: undefined }),
    },
    ...locations,
  ];
}
