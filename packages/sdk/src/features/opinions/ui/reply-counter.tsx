import { type ReplyChannel, replyLength, replyLimit } from '@pinfold/contract/features/opinions/reply';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { Row } from '../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../ui/layout/text.tsx';
import { useInboxTranslate } from './inbox/inbox-view-context.ts';

interface ReplyCounterProps {
  text: string;
  /** Where the reply is published. */
  channel: ReplyChannel;
  /** What the channel is called, where replies go to several. */
  name?: string | undefined;
}

/** How near a text is to the limit of where it is published. */
export function replyLengthState(text: string, channel: ReplyChannel): 'ready' | 'near' | 'over' {
  const { most } = replyLimit(channel);
  const length = replyLength(text.trim(), channel);
  if (length > most) return 'over';
  return length > most * 0.9 ? 'near' : 'ready';
}

const stateProps = {
  ready: { tone: 'subtle' },
  near: { tone: 'warn', weight: 'medium' },
  over: { tone: 'bad', weight: 'semibold' },
} as const;

/**
 * How much of the limit is used, and near it, what is left. Screen readers announce only changes of its state, not each
 * key press.
 */
export function ReplyCounter({ text, channel, name }: ReplyCounterProps): JSX.Element {
  const t = useInboxTranslate();
  const format = useFormat();
  const { most, unit } = replyLimit(channel);
  const length = replyLength(text.trim(), channel);
  const state = replyLengthState(text, channel);
  const left = most - length;
  const words = {
    ready: `${format.number(length)} / ${format.number(most)}${unit === 'bytes' ? ' B' : ''}`,
    near: t('reviews.reply.bytes_left', { count: left }),
    over: t('reviews.reply.bytes_over', { count: -left }),
  };
  const warnings = { ready: '', near: t('reviews.reply.near_limit'), over: t('reviews.refusal.too_long') };
  return (
    <Row as="span" push>
      <Text size="s" wrap={false} {...stateProps[state]}>
        <span>{name ? `${name}: ${words[state]}` : words[state]}</span>
        <VisuallyHidden role="status">{warnings[state]}</VisuallyHidden>
      </Text>
    </Row>
  );
}
