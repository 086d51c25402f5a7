'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { FilterIcon } from '../../../../ui/icons/action-icons.tsx';
import { ShieldIcon } from '../../../../ui/icons/place-icons.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { ForbiddenChanges } from './forbidden-changes.tsx';

/** Why no change is shown: on its way, gone wrong, all decided, or nothing that matches. */
export function ChangesState(): JSX.Element {
  return (
    <State>
      <Why />
    </State>
  );
}

function Why() {
  const t = useTranslate();
  const { table } = useExternalChangesTableView();
  const { error, emptiness } = table;
  if (error?.status === 403) return <ForbiddenChanges reason={error.detail ?? t('error.forbidden')} />;
  if (error)
    return (
      <ErrorState
        title={t('external_changes.table.error.title')}
        onRetry={() => void table.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={table.isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (emptiness === undefined) return <Skeleton label={t('common.loading')} blocks={6} lines={3} />;
  const isFiltered = emptiness === 'no_match';
  return (
    <EmptyState
      role="status"
      icon={isFiltered ? <FilterIcon size={24} /> : <ShieldIcon size={24} />}
      title={t(`external_changes.table.${emptiness}.title`)}
      actions={
        isFiltered && <Button onPress={table.clearFilters}>{t('external_changes.table.filter.clear')}</Button>
      }
    >
      {t(`external_changes.table.${emptiness}.text`)}
    </EmptyState>
  );
}

const State = styled.div.withConfig(partClass('ExternalChangesTable-listState'))`
  flex: 1;
  padding: 18px;
  overflow: auto;
`;
