'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { RefreshIcon } from '../../../../ui/icons/action-icons.tsx';
import { useFormRefusal } from '../../../company/use-form-refusal.ts';
import { categorisationAccess } from '../../categories/review-category-access.ts';
import type { Categorisation } from '../../categories/review-category.ts';
import { useCategorisation } from '../../categories/use-categorisation.ts';

/** Has all reviews read anew, and says how far that is and what it closes meanwhile. */
export function CategorisationRun({ hasAutomatic }: { hasAutomatic: boolean }): JSX.Element | null {
  const t = useTranslate();
  const { progress, isProcessing, start } = useCategorisation();
  const { allowed, reason } = usePermission(categorisationAccess);
  const { wordsFor } = useFormRefusal();
  if (!progress) return null;
  const refusal = wordsFor(start.error);
  return (
    <Run role="group" aria-label={t('review_categories.run.title')}>
      {isProcessing ? (
        <Processing progress={progress} />
      ) : (
        <>
          <Outcome progress={progress} />
          <Button
            size="s"
            icon={<RefreshIcon size={15} />}
            disabledReason={
              reason?.text ?? (hasAutomatic ? undefined : t('review_categories.run.nothing_automatic'))
            }
            isPending={start.isPending}
            pendingLabel={t('review_categories.run.starting')}
            onPress={() => allowed && start.mutate()}
          >
            {t('review_categories.run.start')}
          </Button>
        </>
      )}
      {refusal && (
        <Banner tone="bad" role="alert">
          {refusal}
        </Banner>
      )}
    </Run>
  );
}

function Processing({ progress: { processed, total } }: { progress: Categorisation }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Text>
      <ProgressBar
        label={t('review_categories.run.processing')}
        {...(total > 0 && { value: processed, maxValue: total })}
        valueLabel={t('review_categories.run.progress', {
          processed: format.number(processed),
          total: format.number(total),
        })}
      />
      <p>{t('review_categories.run.blocked')}</p>
    </Text>
  );
}

function Outcome({ progress: { status, total, finished_at, method } }: { progress: Categorisation }) {
  const t = useTranslate();
  const format = useFormat();
  const how = t(`review_categories.run.by_${method}`);
  if (status === 'failed')
    return (
      <Text role="alert" data-tone="bad">
        <p>{t('review_categories.run.failed')}</p>
      </Text>
    );
  const state =
    status === 'done' && finished_at
      ? t('review_categories.run.done', { count: total, when: format.date(finished_at, 'date_time') })
      : t('review_categories.run.idle');
  return (
    <Text role="status">
      <p>
        {state} {how}
      </p>
    </Text>
  );
}

const Run = styled.div.withConfig(innerClass('ReviewCategories-run'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  padding: 12px 14px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
`;

const Text = styled.div.withConfig(innerClass('ReviewCategories-runText'))`
  flex: 1 1 260px;
  min-inline-size: 0;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  & > p {
    margin: 0;
    text-wrap: pretty;
  }
  & > * + p {
    margin-block-start: 6px;
  }
  &:where([data-tone='bad']) {
    color: var(--pf-bad);
  }
`;
