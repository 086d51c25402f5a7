'use client';
import type { JSX } from 'react';
import { batchStatus, isUnderWay } from '@pinfold/contract/batch-status';
import type { TranslationKey } from '../../../../../i18n/namespaces.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { BatchProgress } from '../../../../../patterns/batch-progress.tsx';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { Tag, type Tone } from '../../../../../ui/display/tag.tsx';
import { List } from '../../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import type { BulkEditProgress } from '../../../bulk-edit/bulk-edit.queries.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';

/** Progress of a bulk edit as a bar and text, with the remaining time. */
export function RunProgress({ progress }: { progress: BulkEditProgress }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { pending, in_progress, ok, failed, total } = progress;
  const count = t('bulk_edit.run.count', { done: format.number(ok + failed), total: format.number(total) });
  return (
    <BatchProgress
      batch={{ ...progress, processing: pending + in_progress }}
      label={t(runHeadline(progress))}
      valueLabel={(duration) => (duration ? `${count}, ${t('bulk_edit.run.left', { duration })}` : count)}
    />
  );
}

/** The latest bulk edits of the company, each with a button that shows its outcome. */
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

/** What a bulk edit has come to, as its headline. */
export function runHeadline(progress: BulkEditProgress): TranslationKey {
  const isRevert = progress.reverts_id !== null;
  if (isUnderWay(progress)) {
    if (progress.is_paused) return 'bulk_edit.run.paused';
    return isRevert ? 'bulk_edit.run.reverting' : 'bulk_edit.run.sending';
  }
  if (progress.reverted_by_id !== null) return 'bulk_edit.run.was_reverted';
  if (progress.status === batchStatus.finishedWithProblems) return 'bulk_edit.run.problems';
  return isRevert ? 'bulk_edit.run.reverted' : 'bulk_edit.run.done';
}

/** The same in a word or two, with the colour that goes with it. */
function runStatus(progress: BulkEditProgress): { key: TranslationKey; tone: Tone } {
  if (isUnderWay(progress))
    return progress.is_paused
      ? { key: 'bulk_edit.status.paused', tone: 'warn' }
      : { key: 'bulk_edit.status.running', tone: 'info' };
  if (progress.reverted_by_id !== null) return { key: 'bulk_edit.status.reverted', tone: 'mute' };
  return progress.status === batchStatus.completed
    ? { key: 'bulk_edit.status.done', tone: 'good' }
    : { key: 'bulk_edit.status.problems', tone: 'bad' };
}
