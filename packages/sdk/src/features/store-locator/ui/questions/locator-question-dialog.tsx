'use client';
import { cutText } from '@pinfold/contract/cut-text';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { sharedLocatorAccess } from '../../settings/locator.queries.ts';
import { useLocatorQuestions } from '../../settings/use-locator-questions.ts';
import { faqQuestion } from './faq-question.ts';
import type { LocatorQuestionButtonProps } from './locator-question-button.tsx';
import { QuestionForm } from './question-form.tsx';

interface LocatorQuestionDialogProps extends Omit<LocatorQuestionButtonProps, 'appearance'> {
  onAdded: () => void;
  onClose: () => void;
}

/** A question from elsewhere on its way into the FAQ: of its location, or of all where the reader may change those. */
export function LocatorQuestionDialog({
  facilityId,
  question,
  answer = '',
  onAdded,
  onClose,
}: LocatorQuestionDialogProps): JSX.Element {
  const t = useTranslate();
  const mayShare = usePermission(sharedLocatorAccess).allowed;
  const [about, setAbout] = useState<'one' | 'all'>('one');
  const { add, isAdding, refusal } = useLocatorQuestions(about === 'all' ? null : facilityId);
  const texts = {
    question: faqQuestion(question),
    answer: cutText(answer.trim(), locatorLimits.answer),
  };
  const isCut = texts.question !== question.trim() || texts.answer !== answer.trim();
  return (
    <Dialog
      title={t('store_locator.to_faq.title')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={5}>
        <RefusalBanner message={refusal} />
        {isCut && <Banner tone="warn">{t('store_locator.to_faq.cut')}</Banner>}
        {texts.answer === '' && (
          <Text as="p" tone="muted">
            {t('store_locator.to_faq.unanswered')}
          </Text>
        )}
        {mayShare && (
          <SegmentedControl
            label={t('store_locator.to_faq.about')}
            // A question that is on its way stays where it goes.
            segments={[
              { id: 'one', label: t('store_locator.to_faq.about_single'), isDisabled: isAdding },
              { id: 'all', label: t('store_locator.to_faq.about_all'), isDisabled: isAdding },
            ]}
            value={about}
            onChange={setAbout}
          />
        )}
        <QuestionForm
          question={texts}
          isSaving={isAdding}
          onCancel={onClose}
          onSave={(saved) => add(saved, onAdded)}
        />
      </Stack>
    </Dialog>
  );
}
