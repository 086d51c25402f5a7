'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type AutoReply, useAutoReplies } from '../../auto-replies/auto-replies.ts';
import { ReplyStatusTag } from '../../../opinions/ui/inbox/reply-status-tag.tsx';
import { authorName } from '../../../opinions/ui/inbox/review-labels.ts';
import { AnsweredReview, AutoReplyCard } from './reply-card.tsx';

interface DecidedRepliesProps {
  status: 'accepted' | 'rejected';
}

/** Replies that were sent, or those that were rejected, each with the rule that made it, and who decided when. */
export function DecidedReplies({ status }: DecidedRepliesProps): JSX.Element {
  const t = useTranslate();
  const query = useAutoReplies(status);
  const { replies } = query;
  const nothing = { icon: <SuccessIcon size={24} />, title: t(`auto_replies.decided.${status}.empty`) };
  if (replies.length === 0)
    return (
      <QueryState
        query={query}
        failed={t('auto_replies.failed')}
        empty={query.isPending ? undefined : nothing}
        loading={{ blocks: 3, lines: 3 }}
      />
    );
  return (
    <Stack gap={4} padding={[5, 0, 0]}>
      <List aria-label={t(`auto_replies.decided.${status}.list`)} gap={4}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <DecidedReply reply={reply} status={status} />
          </li>
        ))}
      </List>
      {query.hasNextPage && (
        <Row justify="center">
          <Button onPress={() => void query.fetchNextPage()} isPending={query.isFetchingNextPage}>
            {t('auto_replies.waiting.more')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function DecidedReply({ reply, status }: DecidedRepliesProps & { reply: AutoReply }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { review, text, source, rule, decided_at: at, decided_by: who } = reply;
  const date = at === null ? '' : format.date(at, 'date_time');
  return (
    <AutoReplyCard aria-label={authorName(review, t)}>
      <AnsweredReview review={review} />
      <Inset padding={[0, 5]}>
        <Text as="p" wrap="prose" maxInlineSize="72ch" dir="auto">
          {text}
        </Text>
      </Inset>
      <Row gap={3} wrap>
        {status === 'accepted' && <ReplyStatusTag review={review} />}
        <Text tone="subtle" size="s" basis="240px">
          {t(`auto_replies.waiting.by_${source}`, { rule })}
        </Text>
        <Text tone="subtle" size="s">
          {t(`auto_replies.decided.${status}.${who ? 'by' : 'by_rule'}`, { who, date })}
        </Text>
      </Row>
    </AutoReplyCard>
  );
}
