'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../../theme/part-class.ts';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { bulkSectionNames, bulkSections } from '../../../bulk-edit/bulk-sections.ts';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { EditBar } from './edit-bar.tsx';
import { FieldRow } from './field-row.tsx';
import { SwitchQuestion } from './switch-question.tsx';

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
      <Hint>
        {t('bulk_edit.hint')} {editor.hiddenCount > 0 && t('bulk_edit.hidden', { count: editor.hiddenCount })}
      </Hint>
      {sections.map(({ section, keys }) => (
        <Card key={section} title={t(`bulk_edit.section.${section}`)} headingLevel={headingLevel}>
          {keys.map((key) => (
            <FieldRow key={key} bulkKey={key} />
          ))}
        </Card>
      ))}
      <EditBar />
      <SwitchQuestion />
    </>
  );
}

const Hint = styled.p.withConfig(innerClass('BulkEditor-hint'))`
  margin: 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;
