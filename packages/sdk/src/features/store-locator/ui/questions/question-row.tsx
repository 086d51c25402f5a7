'use client';
import { useState, type PointerEvent, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocatorQuestion, LocatorQuestionsState } from '../../settings/use-locator-questions.ts';
import { MoveButtons } from '../fields/move-buttons.tsx';
import { QuestionForm } from './question-form.tsx';
import type { DragState } from './use-drag-order.ts';

interface QuestionRowProps {
  id: string;
  question: LocatorQuestion;
  place: number;
  count: number;
  state: LocatorQuestionsState;
  dragged: DragState | undefined;
  onGrab: (event: PointerEvent) => void;
  onMove: (to: number, way: 'up' | 'down') => void;
}

/** A question with its answer, and buttons to edit it in place, move and remove it. */
export function QuestionRow({
  id,
  question,
  place,
  count,
  state,
  dragged,
  onGrab,
  onMove,
}: QuestionRowProps): JSX.Element {
  const t = useTranslate();
  const { readOnlyReason } = state;
  const [isEditing, setEditing] = useState(false);
  if (isEditing)
    return (
      <Entry>
        <QuestionForm
          question={question}
          isSaving={state.isChanging}
          onCancel={() => setEditing(false)}
          onSave={(texts) => state.change(question.id, texts, () => setEditing(false))}
        />
      </Entry>
    );
  return (
    <Entry data-drag={dragged}>
      {readOnlyReason === undefined && (
        <Handle aria-hidden title={t('store_locator.questions.drag')} onPointerDown={onGrab}>
          ⠿
        </Handle>
      )}
      <Stack gap={1} basis="220px">
        <Text as="strong" weight="semibold" wrap="anywhere">
          {question.question}
        </Text>
        <Text as="p" tone="muted" wrap="lines">
          {question.answer}
        </Text>
      </Stack>
      <Row flex="none" gap={1} push>
        <MoveButtons
          {...{ id, place, count, onMove }}
          name={question.question}
          disabledReason={readOnlyReason}
        />
        <IconButton
          size="s"
          icon={<EditIcon size={16} />}
          label={t('store_locator.questions.edit', { question: question.question })}
          disabledReason={readOnlyReason}
          onPress={() => setEditing(true)}
        />
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('store_locator.questions.remove', { question: question.question })}
          disabledReason={readOnlyReason}
          onPress={() => state.remove(question.id)}
        />
      </Row>
    </Entry>
  );
}

const Entry = styled.li.withConfig(partClass('StoreLocatorQuestions-row'))`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 8px;
  padding: 12px 10px 12px 14px;
  &:where([data-drag='grabbed']) {
    opacity: 0.55;
  }
  &:where([data-drag='before'], [data-drag='after'])::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: -1px;
    border-block-start: 2px solid var(--pf-primary);
  }
  &:where([data-drag='after'])::before {
    inset-block: auto -1px;
  }
`;

const Handle = styled.span.withConfig(partClass('StoreLocatorQuestions-handle'))`
  flex: none;
  inline-size: 20px;
  padding-block: 4px;
  color: var(--pf-ink-3);
  cursor: grab;
  touch-action: none;
  user-select: none;
  @media (pointer: coarse) {
    inline-size: 28px;
    padding-block: 12px;
  }
`;
