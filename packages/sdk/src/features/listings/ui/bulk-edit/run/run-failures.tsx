'use client';
import { itemStatus } from '@pinfold/contract/features/listings/bulk-edit/item-status';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { saveFile } from '../../../../../files/save-file.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../../provider/use-pinfold.ts';
import { innerClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { bulkFailuresCsv } from '../../../bulk-edit/bulk-failures-csv.ts';
import type { BulkEditProgress } from '../../../bulk-edit/bulk-edit-progress.ts';
import { useBulkEditItems } from '../../../bulk-edit/use-bulk-edits.ts';
import { useBulkEditFailures } from '../../../bulk-edit/use-step-bulk-edit.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { LoadState } from '../load-state.tsx';
import { LocationName } from '../location-name.tsx';
import { Problem } from '../review/preview-row.tsx';

/** Locations that did not take the edit, with the provider's reasons, and all of them as a file. */
export function RunFailures({ progress }: { progress: BulkEditProgress }): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const { headingLevel } = useBulkEditorView();
  const items = useBulkEditItems(progress.id, { status: itemStatus.failed });
  const failures = useBulkEditFailures();
  const download = () =>
    failures.mutate(progress.id, {
      onSuccess: (all) => {
        const headings = (['store_code', 'name', 'address', 'reason'] as const).map((column) =>
          t(`bulk_edit.csv.${column}`),
        );
        const text = bulkFailuresCsv(all, headings, language);
        saveFile(
          `${t('bulk_edit.csv.file')}-${progress.id}.csv`,
          new Blob([text], { type: 'text/csv;charset=utf-8' }),
        );
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
        <List>
          {data.results.map((item) => (
            <li key={item.id}>
              <LocationName location={item} />
              {item.problems.map(({ field, code, message }) => (
                <Problem key={`${field} ${code} ${message}`}>
                  {field && `${t(`bulk_edit.field.${field}`)}: `}
                  {message}
                </Problem>
              ))}
            </li>
          ))}
          {data.count > data.results.length && (
            <li>{t('bulk_edit.run.failures_more', { count: data.count - data.results.length })}</li>
          )}
        </List>
      ) : (
        <LoadState {...items} />
      )}
    </Card>
  );
}

const List = styled.ul.withConfig(innerClass('BulkEditor-failures'))`
  max-block-size: 420px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  & > li {
    padding-block: 8px;
    border-block-start: 1px solid var(--pf-line-2);
  }
`;
