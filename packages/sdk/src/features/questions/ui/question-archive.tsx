'use client';
import type { JSX } from 'react';
import { questionsMessages } from '../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import type { Appearance } from '../../../theme/appearance.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { QuestionFiltersStart } from '../question-filters.ts';
import { useQuestionArchive } from '../use-question-archive.ts';
import { QuestionArchiveView, type QuestionArchiveAppearance } from './question-archive-view.tsx';

export interface QuestionArchiveProps extends QuestionFiltersStart, QuestionArchiveAppearance {
  /** Appearance of the archive alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * What customers asked at Google until 3 November 2025, when Google ended questions, with the answers: to search, to
 * filter and to read. Needs the feature flag `q_and_a`. Fills its parent, which needs a definite height, and shows cards
 * in narrow layouts.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-QuestionArchive
 * @selector [data-layout='wide'|'narrow']
 * @example
 * ```tsx
 * <QuestionArchive
 *   renderAction={({ text, location, gmb_answers }) => (
 *     <LocatorQuestionButton facilityId={location.id} question={text} answer={bestAnswer(gmb_answers)?.text} />
 *   )}
 * />
 * ```
 */
export function QuestionArchive({ appearance, ...props }: QuestionArchiveProps): JSX.Element {
  const { renderAction, ...start } = props;
  const t = useTranslate();
  const archive = useQuestionArchive(start);
  return (
    <FeatureSurface
      component="QuestionArchive"
      appearance={appearance}
      isFullHeight
      messages={[questionsMessages]}
      permission={archive.permission}
      forbidden="questions.forbidden"
      loading={{ blocks: 6 }}
    >
      {archive.isOn ? (
        <QuestionArchiveView archive={archive} renderAction={renderAction} />
      ) : (
        <EmptyState title={t('questions.disabled.title')}>{t('questions.disabled.text')}</EmptyState>
      )}
    </FeatureSurface>
  );
}
