'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useExternalChanges } from '../../use-external-changes.ts';
import { ChangeActions } from './change-actions.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';

/** The locations of an identical change, each to be decided by itself. */
export function IdenticalLocations({ identicalKey }: { identicalKey: string }): JSX.Element {
  const t = useTranslate();
  const { table, getHref } = useExternalChangesTableView();
  const list = useExternalChanges(
    { ...table.search, identical_key: identicalKey },
    { order: 'location', pageSize: 50 },
  );
  if (list.isPending) return <Skeleton label={t('common.loading')} blocks={2} />;
  return (
    <Locations>
      {list.changes.map((change) => {
        const { facility } = change;
        const place = `${facility.name}, ${facility.formatted_address}`;
        return (
          <li key={change.id}>
            {getHref ? (
              <Link href={getHref(facility)} isInApp variant="quiet">
                {place}
              </Link>
            ) : (
              <span>{place}</span>
            )}
            <ChangeActions change={change} />
          </li>
        );
      })}
      {list.hasNextPage && (
        <li>
          <Button
            size="s"
            variant="ghost"
            isPending={list.isFetchingNextPage}
            pendingLabel={t('common.loading')}
            onPress={() => void list.fetchNextPage()}
          >
            {t('external_changes.table.identical.load_more')}
          </Button>
        </li>
      )}
    </Locations>
  );
}

const Locations = styled.ul.withConfig(partClass('ExternalChangesTable-identical'))`
  margin: 0;
  padding: 0 12px 12px;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 12px;
    padding-block: 6px;
    border-block-start: 1px solid var(--pf-line-2);
  }
  :where([data-layout='narrow']) & {
    padding-inline: 0;
  }
`;
