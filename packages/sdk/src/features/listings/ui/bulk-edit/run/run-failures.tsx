'use client';
import { bulkItemStatus } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit-status';
import type { JSX } from 'react';
import { saveCsv } from '../../../../../files/save-file.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../../provider/use-pinfold.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { bulkFailuresCsv, useBulkEditFailures, useBulkEditItems } from '../../../bulk-edit/use-bulk-edits.ts';
import type { BulkEditProgress } from '../../../bulk-edit/bulk-edit.queries.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { BulkLocationName, LocationProblems } from '../bulk-locations.tsx';
import { List } from '../../../../../ui/layout/list.tsx';
import { Inset } from '../../../../../ui/layout/stack.tsx';
import { QueryState } from '../../../../../patterns/query-state.tsx';

/** Locations that did not take the edit, with the provider's reasons, and all of them as a file. */
export function RunFailures({ progress }: { progress: BulkEditProgress }): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const { headingLevel } = useBulkEditorView();
  const items = useBulkEditItems(progress.id, { status: bulkItemStatus.failed });
  const failures = useBulkEditFailures();
  const download = () =>
    failures.mutate(progress.id, {
      onSuccess: (all) => {
        const headings = (['store_code', 'name', 'address', 'reason'] as const).map((column) =>
          t(`bulk_edit.csv.${column}`),
        );
        const text = bulkFailuresCsv(all, headings, language);
        saveCsv(`${t('bulk_edit.csv.file')}-${progress.id}`, text);
      },
    });
  const { data } = items;
  return (
    <Card
      title={t('bulk_edit.run.failures')}
      headingLevel={headingLevel}
      actions={
        <Button
          size="s"
          isPending={failures.isPending}
          pendingLabel={t('bulk_edit.run.downloading')}
          onPress={download}
        >
          {t('bulk_edit.run.download')}
        </Button>
      }
    >
      {data ? (
        <List lines="above" maxBlockSize="420px">
          {data.results.map((item) => (
            <Inset key={item.id} as="li" padding={[3, 0]}>
              <BulkLocationName location={item} />
              <LocationProblems problems={item.problems} />
            </Inset>
          ))}
          {data.count > data.results.length && (
            <Inset as="li" padding={[3, 0]}>
              {t('bulk_edit.run.failures_more', { count: data.count - data.results.length })}
            </Inset>
          )}
        </List>
      ) : (
        <QueryState
          query={items}
          failed={t('bulk_edit.failed')}
          empty={undefined}
          loading={{ blocks: 3, lines: 2 }}
        />
      )}
    </Card>
  );
}
