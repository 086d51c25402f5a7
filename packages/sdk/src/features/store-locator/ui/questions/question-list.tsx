'use client';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { useId, useState, type JSX } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { UndoNote } from '../../../../patterns/undo-note.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { QuestionIcon } from '../../../../ui/icons/state-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { useLocatorQuestions } from '../../settings/use-locator-questions.ts';
import { useFollowMove } from '../fields/move-buttons.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionRow } from './question-row.tsx';
import { useDragOrder } from './use-drag-order.ts';

interface QuestionListProps {
  /** Null for the questions of all locations. */
  locationId: number | null;
  headingLevel: 2 | 3 | 4;
}

/** Questions in their order, and a button to add one. */
export function QuestionList({ locationId, headingLevel }: QuestionListProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const state = useLocatorQuestions(locationId);
  const { questions, error, removed, refusal, readOnlyReason } = state;
  const [isAdding, setAdding] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const follow = useFollowMove((questions ?? []).map((one) => one.id).join());
  const move = (from: number, to: number) => {
    const question = questions?.[from];
    if (!question || !questions) return;
    state.move(question.id, to);
    setAnnouncement(
      t('store_locator.move.moved', { name: question.question, place: to + 1, count: questions.length }),
    );
  };
  const drag = useDragOrder(move);
  if (error)
    return (
      <ErrorState
        title={t('store_locator.questions.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={state.isFetching}
      >
        {failureText(error, t)}
      </ErrorState>
    );
  if (state.isPending || !questions) return <Skeleton label={t('common.loading')} blocks={3} lines={2} />;
  const add = (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} />}
      disabledReason={readOnlyReason}
      onPress={() => setAdding(true)}
    >
      {t('store_locator.questions.add')}
    </Button>
  );
  return (
    <>
      {readOnlyReason !== undefined && <Banner>{readOnlyReason}</Banner>}
      <RefusalBanner message={refusal} />
      {questions.length === 0 && !isAdding && (
        <EmptyState
          icon={<QuestionIcon size={24} />}
          title={t('store_locator.questions.none')}
          headingLevel={headingLevel}
          actions={add}
        >
          {t('store_locator.questions.none_text')}
        </EmptyState>
      )}
      {questions.length > 0 && (
        <Stack gap={3}>
          <Text as="p" size="s" tone="muted" isTabular>
            {t('store_locator.questions.count', { count: questions.length })}
          </Text>
          <List isFramed lines="between" aria-label={t('store_locator.questions.list')} ref={drag.listRef}>
            {questions.map((question, place) => (
              <QuestionRow
                key={question.id}
                id={`${id}-${question.id}`}
                {...{ question, place, state }}
                count={questions.length}
                dragged={drag.stateOf(place)}
                onGrab={(event) => drag.grab(event, place)}
                onMove={(to, way) => {
                  follow(`${id}-${question.id}`, way);
                  move(place, to);
                }}
              />
            ))}
          </List>
        </Stack>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <UndoNote
        text={removed && t('store_locator.questions.removed', { question: removed.question.question })}
        onUndo={state.restore}
        undoLabel={t('store_locator.questions.undo')}
      />
      {isAdding && (
        <QuestionForm
          isSaving={state.isAdding}
          onCancel={() => setAdding(false)}
          onSave={(texts) => state.add(texts, () => setAdding(false))}
        />
      )}
      {!isAdding && questions.length > 0 && (
        <div>
          {state.canAdd ? add : t('store_locator.questions.full', { count: locatorLimits.questions })}
        </div>
      )}
    </>
  );
}
