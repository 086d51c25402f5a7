'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { isComposing } from '../composing.ts';
import { useInboxView } from '../inbox-view-context.ts';
import type { ReviewPartProps } from '../review-part-props.ts';

interface ReplyProblemProps extends ReviewPartProps {
  /** Why nothing can be done about it now. */
  reason: string | undefined;
}

/** What went wrong with a reply after it was sent, in words, and the way to mend it. */
export function ReplyProblem({ review, reason }: ReplyProblemProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const { inbox, commands } = useInboxView();
  const { reply_status: status, reply_problem: problem } = review;
  if (status !== 'rejected' && status !== 'failed' && status !== 'outdated') return null;

  const isOutdated = status === 'outdated';
  const titles = {
    // The reason already says who rejected it.
    rejected: problem ? undefined : t('reviews.reply.rejected_title'),
    failed: t('reviews.reply.failed_title'),
    outdated: t('reviews.status.outdated_hint'),
  };
  const words = isOutdated
    ? t('reviews.reply.outdated_text', {
        edited: format.date(review.updated_at, 'date_time'),
        replied: review.reply_update_time ? format.date(review.reply_update_time, 'date_time') : '',
      })
    : problem && t(`reviews.problem.${problem}`);
  return (
    <Banner
      tone={isOutdated ? 'warn' : 'bad'}
      title={titles[status]}
      actions={
        !isComposing(inbox, review) && (
          <Button size="s" disabledReason={reason} onPress={() => commands.run('reply')}>
            {t(isOutdated ? 'reviews.reply.again' : 'reviews.reply.fix')}
          </Button>
        )
      }
    >
      {words}
    </Banner>
  );
}
