'use client';
import { changeFields, changeSources } from '@pinfold/contract/features/external-changes/external-change';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader, CollectionSearch } from '../../../../patterns/collection-header.tsx';
import { chipText, choiceInput, type FilterField } from '../../../../patterns/filter-field.ts';
import { CollectionFilters } from '../../../../patterns/filter-panel.tsx';
import { noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { Screen, ScreenBody, useScreenLayout } from '../../../../patterns/screen.tsx';
import { ClockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import { type ExternalChangesHistoryState } from '../../history/use-external-changes-history.ts';
import { endedStatuses } from '../../history/changes-history.queries.ts';
import { useChangeFilterFields } from '../change-filter-fields.ts';
import { HistoryContext, type ExternalChangesHistoryAppearance } from './history-context.ts';
import { HistoryRows } from './history-rows.tsx';

export interface ExternalChangesHistoryViewProps extends ExternalChangesHistoryAppearance {
  /** From `useExternalChangesHistory`. */
  history: ExternalChangesHistoryState;
}

/**
 * The viewProps of the history of changes: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const history = useExternalChangesHistory({ facilitiesIds: [7] });
 * return <Surface isFullHeight><ExternalChangesHistoryView history={history} /></Surface>;
 * ```
 */
export function ExternalChangesHistoryView({
  history,
  ...viewProps
}: ExternalChangesHistoryViewProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const { filters, changeFilters, clearFilters, count = 0, isStale, emptiness } = history;
  const fields = useHistoryFilterFields(history);
  const words = emptiness && {
    title: t(`external_changes.history.${emptiness}.title`),
    text: t(`external_changes.history.${emptiness}.text`),
  };
  return (
    <HistoryContext.Provider value={{ history, isNarrow: layout.isNarrow, ...viewProps }}>
      <Screen part="ExternalChangesHistory" layout={layout}>
        <CollectionHeader
          title={null}
          search={
            <CollectionSearch
              label={t('external_changes.history.search')}
              placeholder={t('external_changes.history.search')}
              value={filters.q ?? ''}
              onSearch={(q) => changeFilters({ q: q || undefined })}
            />
          }
          filtersLabel={t('common.list.filters')}
          filters={
            <CollectionFilters fields={fields} hasFilters={history.hasFilters} onClear={clearFilters} />
          }
          tools={
            <Text role="status" size="s" tone="muted">
              {count > 0 && !isStale && t('external_changes.history.count', { count })}
            </Text>
          }
        />
        <ScreenBody isStale={isStale}>
          {count > 0 ? (
            <HistoryRows />
          ) : (
            <Inset flex="scroll" padding={5}>
              <QueryState
                query={history}
                failed={t('external_changes.history.failed')}
                empty={
                  words &&
                  (emptiness === 'no_match'
                    ? noMatch({ ...words, clear: t('common.list.clear_filters'), onClear: clearFilters })
                    : { ...words, icon: <ClockIcon size={24} /> })
                }
              />
            </Inset>
          )}
        </ScreenBody>
      </Screen>
    </HistoryContext.Provider>
  );
}

/** The filters of the table of changes with labels of the history, the outcome first. */
function useHistoryFilterFields(history: ExternalChangesHistoryState): FilterField[] {
  const t = useTranslate();
  const nameOf = useFieldNames();
  const { filters, changeFilters } = history;
  const shared = useChangeFilterFields(history);
  const statusName = (status: (typeof endedStatuses)[number]) =>
    t(`external_changes.history.status.${status}`);
  const deciderName = (decider: 'member' | 'rule') => t(`external_changes.history.filter.${decider}`);
  const { source, type, fields, dates, ...others } = shared;
  return [
    {
      id: 'status',
      label: t('external_changes.history.filter.status'),
      input: choiceInput({
        anyLabel: t('external_changes.history.filter.any_status'),
        values: endedStatuses,
        nameOf: statusName,
        value: endedStatuses.find((status) => status === filters.status?.[0]),
        onChange: (status) => changeFilters({ status: status && [status] }),
      }),
      chip: chipText(endedStatuses.filter((status) => filters.status?.includes(status)).map(statusName)),
      clear: () => changeFilters({ status: undefined }),
    },
    {
      id: 'decided_by',
      label: t('external_changes.history.filter.decided_by'),
      input: choiceInput({
        anyLabel: t('external_changes.history.filter.anybody'),
        values: ['member', 'rule'] as const,
        nameOf: deciderName,
        value: filters.decided_by,
        onChange: (decided_by) => changeFilters({ decided_by }),
      }),
      chip: filters.decided_by && deciderName(filters.decided_by),
      clear: () => changeFilters({ decided_by: undefined }),
    },
    {
      ...source,
      label: t('external_changes.history.filter.source'),
      input: choiceInput({
        anyLabel: t('external_changes.history.filter.any_source'),
        values: Object.values(changeSources),
        nameOf: (one) => t(`external_changes.history.source.${one}`),
        value: filters.source,
        onChange: (next) => changeFilters({ source: next }),
      }),
    },
    type,
    {
      ...fields,
      label: t('external_changes.history.filter.field'),
      input: choiceInput({
        anyLabel: t('external_changes.history.filter.any_field'),
        values: changeFields,
        nameOf,
        value: filters.fields?.[0],
        onChange: (field) => changeFilters({ fields: field && [field] }),
      }),
    },
    {
      ...dates,
      label: t('external_changes.history.filter.dates'),
      input: {
        kind: 'days',
        from: filters.date_from,
        to: filters.date_to,
        onChange: (date_from, date_to) => changeFilters({ date_from, date_to }),
      },
    },
    // The rest comes from other screens and addresses, and can be taken away.
    ...Object.values(others).map((field) => ({ ...field, input: undefined })),
  ];
}
