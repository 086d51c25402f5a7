'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { RefreshIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import {
  type Categorisation,
  categorisationAccess,
  useCategorisation,
} from '../../categories/review-categories.ts';

/** Starts categorising all reviews again, and shows its progress and what is blocked meanwhile. */
export function CategorisationRun({ hasAutomatic }: { hasAutomatic: boolean }): JSX.Element | null {
  const t = useTranslate();
  const { progress, isProcessing, start } = useCategorisation();
  const { allowed, reason } = usePermission(categorisationAccess);
  const { messageFor } = useFormRefusal();
  if (!progress) return null;
  const refusal = messageFor(start.error);
  return (
    <Row
      role="group"
      aria-label={t('review_categories.run.title')}
      gap={5}
      rowGap={3}
      padding={4}
      wrap
      isFramed
    >
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
      <RefusalBanner message={refusal} />
    </Row>
  );
}

function Processing({ progress: { processed, total } }: { progress: Categorisation }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Stack gap={2} basis="260px">
      <ProgressBar
        label={t('review_categories.run.processing')}
        {...(total > 0 && { value: processed, maxValue: total })}
        valueLabel={t('review_categories.run.progress', {
          processed: format.number(processed),
          total: format.number(total),
        })}
      />
      <Text as="p" tone="muted" size="s" wrap="pretty">
        {t('review_categories.run.blocked')}
      </Text>
    </Stack>
  );
}

function Outcome({ progress: { status, total, finished_at, method } }: { progress: Categorisation }) {
  const t = useTranslate();
  const format = useFormat();
  const how = t(`review_categories.run.by_${method}`);
  if (status === 'failed')
    return (
      <Text as="p" role="alert" tone="bad" size="s" wrap="pretty" basis="260px">
        {t('review_categories.run.failed')}
      </Text>
    );
  const state =
    status === 'done' && finished_at
      ? t('review_categories.run.done', { count: total, when: format.date(finished_at, 'date_time') })
      : t('review_categories.run.idle');
  return (
    <Text as="p" role="status" tone="muted" size="s" wrap="pretty" basis="260px">
      {state} {how}
    </Text>
  );
}
