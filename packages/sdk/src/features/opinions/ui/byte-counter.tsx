'use client';
import { replyByteLength, replyMaxBytes } from '@pinfold/contract/features/opinions/reply';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Row } from '../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../ui/layout/text.tsx';

interface ByteCounterProps {
  text: string;
  maxBytes: number;
}

/** How near a text is to the provider's limit. */
export function byteState(text: string): 'ready' | 'near' | 'over' {
  const bytes = replyByteLength(text.trim());
  if (bytes > replyMaxBytes) return 'over';
  return bytes > replyMaxBytes * 0.9 ? 'near' : 'ready';
}

const stateProps = {
  ready: { tone: 'subtle' },
  near: { tone: 'warn', weight: 'medium' },
  over: { tone: 'bad', weight: 'semibold' },
} as const;

/**
 * Bytes used of the limit, and near it, the bytes left. Screen readers announce only changes of its state, not each key
 * press.
 */
export function ByteCounter({ text, maxBytes }: ByteCounterProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const bytes = replyByteLength(text.trim());
  const state = byteState(text);
  const left = maxBytes - bytes;
  const words = {
    ready: `${format.number(bytes)} / ${format.number(maxBytes)} B`,
    near: t('reviews.reply.bytes_left', { count: left }),
    over: t('reviews.reply.bytes_over', { count: -left }),
  };
  const warnings = { ready: '', near: t('reviews.reply.near_limit'), over: t('reviews.refusal.too_long') };
  return (
    <Row as="span" push>
      <Text size="s" wrap={false} {...stateProps[state]}>
        {words[state]}
        <VisuallyHidden role="status">{warnings[state]}</VisuallyHidden>
      </Text>
    </Row>
  );
}
