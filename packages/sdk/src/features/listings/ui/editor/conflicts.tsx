'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { EditedFields } from './edited-fields.tsx';
import { useListingEditorView } from './editor-context.ts';

/** Fields that two people changed at once, with both values to choose from. */
export function Conflicts(): JSX.Element | null {
  const t = useTranslate();
  const { editor } = useListingEditorView();
  const { conflicts, base, values } = editor;
  if (conflicts.length === 0) return null;
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t('listing_editor.editor.conflict_title', { count: conflicts.length })}
    >
      {conflicts.map((field) => {
        const name = t(`listing_editor.editor.field.${field}`);
        return (
          <Conflict key={field} role="group" aria-label={name}>
            <EditedFields fields={[field]} before={base} after={values} isBrief={false} />
            <Row gap={3} align="stretch" justify="end" wrap>
              <Button
                size="s"
                aria-label={t('listing_editor.editor.conflict_theirs_label', { field: name })}
                onPress={() => editor.resolve(field, 'theirs')}
              >
                {t('listing_editor.editor.conflict_theirs')}
              </Button>
              <Button
                size="s"
                aria-label={t('listing_editor.editor.conflict_mine_label', { field: name })}
                onPress={() => editor.resolve(field, 'mine')}
              >
                {t('listing_editor.editor.conflict_mine')}
              </Button>
            </Row>
          </Conflict>
        );
      })}
    </Banner>
  );
}

const Conflict = styled.div.withConfig(partClass('ListingEditor-conflict'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding-block: 8px;
`;
