'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { Tag } from '../../../../../ui/display/tag.tsx';
import { List } from '../../../../../ui/layout/list.tsx';
import type { BulkEditProgress } from '../../../bulk-edit/bulk-edit-progress.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { runStatus } from './run-words.ts';

/** The latest bulk edits of the company, each with the way to its outcome. */
export function LatestEdits(): JSX.Element | null {
  const t = useTranslate();
  const { editor, headingLevel } = useBulkEditorView();
  const others = editor.edits.bulkEdits.filter(
    ({ id }) => editor.step !== 'run' || id !== editor.followed?.id,
  );
  if (others.length === 0) return null;
  return (
    <Card title={t('bulk_edit.latest')} headingLevel={headingLevel}>
      <List>
        {others.map((edit) => (
          <LatestEdit key={edit.id} edit={edit} />
        ))}
      </List>
    </Card>
  );
}

function LatestEdit({ edit }: { edit: BulkEditProgress }) {
  const t = useTranslate();
  const format = useFormat();
  const { editor } = useBulkEditorView();
  const date = format.date(edit.created_at, 'date_time');
  const { key, tone } = runStatus(edit);
  return (
    <Row>
      <div>
        <strong>{format.list(edit.fields.map((field) => t(`bulk_edit.field.${field}`)))}</strong>
        <span>
          {t('common.locations', { count: edit.total })} ·{' '}
          {t('bulk_edit.run.by', { author: edit.author, date })}
        </span>
      </div>
      <Tag tone={tone}>{t(key)}</Tag>
      <Button
        size="s"
        aria-label={t('bulk_edit.latest.open', { date })}
        onPress={() => editor.follow(edit.id)}
      >
        {t('bulk_edit.latest.details')}
      </Button>
    </Row>
  );
}

const Row = styled.li.withConfig(innerClass('BulkEditor-latestRow'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding-block: 8px;
  border-block-start: 1px solid var(--pf-line-2);
  &:where(:first-child) {
    border-block-start: 0;
  }
  & > div {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  & strong {
    display: block;
    font-weight: 550;
  }
  & > div > span {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;
