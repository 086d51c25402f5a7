'use client';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { useRef, useState, type SyntheticEvent, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import type { QuestionTexts } from '../../settings/use-locator-questions.ts';

interface QuestionFormProps {
  /** Left out for a new one. */
  question?: QuestionTexts | undefined;
  isSaving: boolean;
  onCancel: () => void;
  onSave: (texts: QuestionTexts) => void;
}

/** The form of a question and its answer. */
export function QuestionForm({ question, isSaving, onCancel, onSave }: QuestionFormProps): JSX.Element {
  const t = useTranslate();
  const [texts, setTexts] = useState<QuestionTexts>({
    question: question?.question ?? '',
    answer: question?.answer ?? '',
  });
  const [wasTried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLTextAreaElement>(null);
  // A question that comes with its text lacks the answer at most.
  const [isAnswerNext] = useState(texts.question !== '' && texts.answer === '');
  const messageOf = (text: string) =>
    wasTried && text.trim() === '' ? t('store_locator.questions.empty') : undefined;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmed = { question: texts.question.trim(), answer: texts.answer.trim() };
    setTried(true);
    if (trimmed.question === '') first.current?.focus();
    else if (trimmed.answer === '') second.current?.focus();
    else if (!isSaving) onSave(trimmed);
  };
  return (
    <Stack as="form" gap={4} basis="100%" onSubmit={save} noValidate>
      <TextField
        ref={first}
        autoFocus={!isAnswerNext}
        label={t('store_locator.questions.question')}
        value={texts.question}
        maxLength={locatorLimits.question}
        onChange={(text) => setTexts((now) => ({ ...now, question: text }))}
        errorMessage={messageOf(texts.question)}
      />
      <TextArea
        ref={second}
        autoFocus={isAnswerNext}
        label={t('store_locator.questions.answer')}
        value={texts.answer}
        maxLength={locatorLimits.answer}
        onChange={(text) => setTexts((now) => ({ ...now, answer: text }))}
        errorMessage={messageOf(texts.answer)}
      />
      <Row gap={3} align="stretch" justify="end" wrap>
        <Button onPress={onCancel}>{t('common.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          isPending={isSaving}
          pendingLabel={t('store_locator.questions.saving')}
        >
          {t('store_locator.questions.save')}
        </Button>
      </Row>
    </Stack>
  );
}
