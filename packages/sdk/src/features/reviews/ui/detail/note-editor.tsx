'use client';
import { noteMaxLength } from '@pinfold/contract/features/reviews/review';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import type { ReviewPartProps } from '../review-part-props.ts';

/** Writes the team's note in the note's own tint, far from the look of a reply. */
export function NoteEditor({ review }: ReviewPartProps): JSX.Element {
  const t = useTranslate();
  const { inbox, actions } = useInboxView();
  const text = actions.noteDraftOf(review.id) ?? review.note?.text ?? '';
  const close = () => {
    actions.writeNoteDraft(review.id, undefined);
    inbox.active.compose(undefined);
  };
  const save = () => {
    inbox.active.compose(undefined);
    actions.saveNote(review, text);
  };
  return (
    <Editor>
      <TextArea
        label={t('reviews.note.title')}
        description={t('reviews.note.hint')}
        placeholder={t('reviews.note.placeholder')}
        minRows={2}
        maxLength={noteMaxLength}
        value={text}
        onChange={(next) => actions.writeNoteDraft(review.id, next)}
        dir="auto"
      />
      <Row gap={3} align="stretch" justify="end" wrap>
        <Button size="s" variant="ghost" onPress={close}>
          {t('common.cancel')}
        </Button>
        <Button size="s" disabledReason={text.trim() ? undefined : t('reviews.note.empty')} onPress={save}>
          {t('reviews.note.save')}
        </Button>
      </Row>
    </Editor>
  );
}

const Editor = styled.div.withConfig(partClass('ReviewsInbox-noteEditor'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 14px;
  border: 1px dashed var(--pf-note-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-note);
`;
