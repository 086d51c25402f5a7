'use client';
import { memo, type JSX, type NamedExoticComponent } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { CheckBox } from '../../../../../ui/fields/check-box.tsx';
import { Row, Spread, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';
import {
  bulkEditOf,
  type BulkKey,
  bulkSectionNames,
  bulkSections,
  canClear,
  isBulkList,
  tickedKeys,
} from '../../../bulk-edit/bulk-edit-draft.ts';
import { fieldOf } from '../../../bulk-edit/use-bulk-selection.ts';
import { useBulkDraft, useBulkEditorView, useBulkFormView } from '../bulk-editor-context.ts';
import { EditBar } from './edit-bar.tsx';
import { FieldControl } from './field-control.tsx';
import { MixedNote } from './mixed-values.tsx';

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
        {t('bulk_edit.hint')}{' '}
        {editor.hiddenCount > 0 && <span>{t('bulk_edit.hidden', { count: editor.hiddenCount })}</span>}
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

/** Confirms a switch of mode, which empties that list. */
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

/**
 * One field: its check box, the locations' current values, and, when ticked, the input. Does not render when another
 * field changes.
 */
export const FieldRow: NamedExoticComponent<{ bulkKey: BulkKey }> = /* @__PURE__ */ memo(function FieldRow({
  bulkKey: key,
}) {
  const t = useTranslate();
  const { form, mixed } = useBulkFormView();
  const isTicked = useBulkDraft((draft) => tickedKeys(draft).includes(key));
  const isCleared = useBulkDraft(({ cleared }) => cleared.includes(key));
  const hasNoValue = useBulkDraft((draft) => !(key in bulkEditOf(draft)));
  const said = mixed(fieldOf(key));
  // If all locations have the same value, it is the input's initial value, so that a detail can be changed.
  const common = !isBulkList(key) && said?.distinct === 1 ? said.values[0]?.value : undefined;
  const isBlank = isTicked && !isCleared && hasNoValue;
  return (
    <Stack padding={[3, 0]} data-ticked={isTicked || undefined}>
      <Spread gap={5} rowGap={1} minBlockSize="32px">
        <CheckBox
          label={t(`bulk_edit.field.${key}`)}
          isSelected={isTicked}
          onChange={(next) => form.tick(key, next, common)}
        />
        <MixedNote bulkKey={key} />
      </Spread>
      {isTicked && (
        <Control>
          {!isCleared && <FieldControl bulkKey={key} />}
          {canClear(key) && (isBlank || isCleared) && (
            <Row gap={4} rowGap={2} wrap>
              <Text size="s" tone="muted">
                {t(isCleared ? 'bulk_edit.cleared' : 'bulk_edit.blank')}
              </Text>
              <Button
                size="s"
                variant={isCleared ? 'ghost' : 'default'}
                onPress={() => form.clear(key, !isCleared)}
              >
                {t(isCleared ? 'common.undo' : 'bulk_edit.clear')}
              </Button>
            </Row>
          )}
        </Control>
      )}
    </Stack>
  );
});

const Control = styled.div.withConfig(innerClass('BulkEditor-control'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding-block: 6px 8px;
  padding-inline-start: 27px;
  @container (max-width: 520px) {
    padding-inline-start: 0;
  }
`;
