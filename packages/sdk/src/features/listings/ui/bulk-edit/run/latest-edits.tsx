'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { Tag } from '../../../../../ui/display/tag.tsx';
import { List } from '../../../../../ui/layout/list.tsx';
import type { BulkEditProgress } from '../../../bulk-edit/bulk-edit-progress.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { runStatus } from './run-words.ts';
import { Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';

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
      <List lines="between">
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
    <Row as="li" gap={4} rowGap={2} padding={[3, 0]} wrap>
      <Stack basis="200px">
        <Text as="strong" weight="medium">
          {format.list(edit.fields.map((field) => t(`bulk_edit.field.${field}`)))}
        </Text>
        <Text size="s" tone="subtle">
          {t('common.locations', { count: edit.total })} ·{' '}
          {t('bulk_edit.run.by', { author: edit.author, date })}
        </Text>
      </Stack>
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
