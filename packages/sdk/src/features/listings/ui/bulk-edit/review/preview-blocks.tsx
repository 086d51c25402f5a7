'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import type { Schemas } from '../../../../../client/schema.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../../theme/part-class.ts';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { CheckBox } from '../../../../../ui/fields/check-box.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';

/** What stands in the way of the edit, with the way around it; and, apart from that, what it may bring about. */
export function PreviewBlocks({ preview }: { preview: Schemas['BulkEditPreview'] }): JSX.Element {
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
          <LeaveOut>
            <CheckBox
              label={t('bulk_edit.preview.leave_out', { count: editor.blocked })}
              isSelected={editor.isLeavingOut}
              onChange={editor.setLeavingOut}
            />
          </LeaveOut>
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

const LeaveOut = styled.div.withConfig(innerClass('BulkEditor-leaveOut'))`
  margin-block-start: 8px;
`;
