'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useBulkReplyProblems } from '../../use-bulk-replies.ts';
import { authorName } from '../author-name.ts';
import { useInboxView } from '../inbox-view-context.ts';

/** Each answer of a bulk reply that did not get through, with the reason and the review to mend it in. */
export function BulkReplyProblems({ id }: { id: number }): JSX.Element {
  const t = useTranslate();
  const { inbox } = useInboxView();
  const { data } = useBulkReplyProblems(id);
  if (!data) return <Skeleton label={t('common.loading')} lines={2} />;
  return (
    <List>
      {data.results.map((review) => (
        <Row as="li" key={review.id} gap={4} justify="between" padding={[2, 0]}>
          <Stack>
            <Text as="strong" weight="medium" dir="auto">
              {authorName(review, t)}
            </Text>
            <Text tone="muted" size="s">
              {review.reply_problem && t(`reviews.problem.${review.reply_problem}`)}
            </Text>
          </Stack>
          <Button size="s" onPress={() => inbox.active.open(review.id)}>
            {t('reviews.bulk.fix')}
          </Button>
        </Row>
      ))}
      {data.count > data.results.length && (
        <li>{t('reviews.bulk.more_problems', { count: data.count - data.results.length })}</li>
      )}
    </List>
  );
}
