'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import type { Schemas } from '../../../../../client/schema.ts';
import { QueryState } from '../../../../../patterns/query-state.tsx';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { CheckBox } from '../../../../../ui/fields/check-box.tsx';
import { Inset, Row } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { EditorBar } from '../form/edit-bar.tsx';
import { PreviewCard } from './preview-card.tsx';

/** What the edit does to each location, before anything is sent. */
export function BulkReviewStep(): JSX.Element {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  const { data } = editor.preview;
  return (
    <>
      {data ? (
        <>
          <PreviewBlocks preview={data} />
          <PreviewCard preview={data} />
        </>
      ) : (
        <QueryState
          query={editor.preview}
          failed={t('bulk_edit.failed')}
          empty={undefined}
          loading={{ blocks: 3, lines: 2 }}
        />
      )}
      <ReviewBar />
    </>
  );
}

/** What blocks the edit, with a way to resolve it; and warnings of its effects. */
function PreviewBlocks({ preview }: { preview: Schemas['BulkEditPreview'] }) {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  const { with_problems: problems, refused, with_reverification: reverification } = preview;
  return (
    <>
      {editor.blocked > 0 && (
        <Banner
          tone="bad"
          role="status"
          title={
            <>
              {problems > 0 && <div>{t('bulk_edit.preview.problems', { count: problems })}</div>}
              {refused > 0 && <div>{t('bulk_edit.preview.refused', { count: refused })}</div>}
            </>
          }
        >
          {t('bulk_edit.preview.blocked_text')}
          <Inset padding={[3, 0, 0]}>
            <CheckBox
              label={t('bulk_edit.preview.leave_out', { count: editor.blocked })}
              isSelected={editor.isLeavingOut}
              onChange={editor.setLeavingOut}
            />
          </Inset>
        </Banner>
      )}
      {reverification > 0 && (
        <Banner tone="warn" title={t('bulk_edit.preview.reverify', { count: reverification })}>
          {t('bulk_edit.preview.reverify_text')}
        </Banner>
      )}
    </>
  );
}

/** Starts the edit, or leads back to the form. */
function ReviewBar() {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  const isKnown = editor.preview.data !== undefined;
  return (
    <EditorBar>
      {editor.refusal && (
        <Inset basis="100%">
          <Banner tone="bad" role="alert">
            {editor.refusal}
          </Banner>
        </Inset>
      )}
      <Text as="div" basis="200px" tone="muted">
        {editor.startReason}
      </Text>
      <Row gap={3} wrap>
        <Button onPress={editor.backToEdit}>{t('bulk_edit.back')}</Button>
        <Button
          variant="primary"
          disabledReason={editor.startReason}
          isDisabled={!isKnown}
          isPending={editor.isStarting}
          pendingLabel={t('bulk_edit.starting')}
          onPress={editor.start}
        >
          {t('bulk_edit.start', { count: editor.sendableIds.length })}
        </Button>
      </Row>
    </EditorBar>
  );
}
