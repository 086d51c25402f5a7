'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { bulkSectionNames, bulkSections } from '../../../bulk-edit/bulk-sections.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { EditBar } from './edit-bar.tsx';
import { FieldRow } from './field-row.tsx';
import { Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';

/** The form: sections with a tick for each field that can be changed. */
export function EditStep(): JSX.Element {
  const t = useTranslate();
  const { editor, headingLevel } = useBulkEditorView();
  const sections = bulkSectionNames
    .map((section) => ({ section, keys: bulkSections[section].filter((key) => editor.keys.includes(key)) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <>
      {editor.permission.reason && <Banner>{editor.permission.reason.text}</Banner>}
      <Text as="p" tone="muted" wrap="pretty">
        {t('bulk_edit.hint')} {editor.hiddenCount > 0 && t('bulk_edit.hidden', { count: editor.hiddenCount })}
      </Text>
      {sections.map(({ section, keys }) => (
        <Card key={section} title={t(`bulk_edit.section.${section}`)} headingLevel={headingLevel}>
          <Stack lines="above">
            {keys.map((key) => (
              <FieldRow key={key} bulkKey={key} />
            ))}
          </Stack>
        </Card>
      ))}
      <EditBar />
      <SwitchQuestion />
    </>
  );
}

/** Asks before a switch of mode empties its list of the form. */
function SwitchQuestion() {
  const t = useTranslate();
  const { form } = useBulkEditorView().editor;
  const list = form.pendingSwitch?.list;
  return (
    <ConfirmDialog
      title={t('bulk_edit.switch.title')}
      confirmLabel={t('bulk_edit.switch.confirm')}
      cancelLabel={t('common.cancel')}
      isOpen={list !== undefined}
      onOpenChange={(isOpen) => !isOpen && form.cancelSwitch()}
      onConfirm={form.confirmSwitch}
    >
      {list && t('bulk_edit.switch.text', { field: t(`bulk_edit.field.${list}`) })}
    </ConfirmDialog>
  );
}
