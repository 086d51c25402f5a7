'use client';
import { replyTextProblem, unfilledVariablesIn } from '@pinfold/contract/features/opinions/reply';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { KeyHint } from '../../../../../ui/display/key-hint.tsx';
import { TextArea } from '../../../../../ui/fields/text-area.tsx';
import { Divider } from '../../../../../ui/layout/list.tsx';
import { Row } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../../ui/lazy-component.tsx';
import { composerText } from '../composing.ts';
import {
  type InboxPartProps,
  useInboxSlot,
  useOpinionInboxView,
  useInboxTranslate,
} from '../inbox-view-context.ts';
import { ReplyCounter, replyLengthState } from '../../reply-counter.tsx';
import { Failure } from './failure.tsx';

// Loaded separately, so that the field is shown at once.
const AiReplyButton = /* @__PURE__ */ lazyComponent(
  async () => (await import('../ai/ai-reply-button.tsx')).AiReplyButton,
);
const TemplateButton = /* @__PURE__ */ lazyComponent(
  async () => (await import('./template-button.tsx')).TemplateButton,
);
const ReplyAdvice = /* @__PURE__ */ lazyComponent(
  async () => (await import('../ai/reply-advice.tsx')).ReplyAdvice,
);

/**
 * The reply's composer. The text is kept as a draft until the API has accepted it.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @selector .pinfold-ReviewsInbox-composer
 * @selector [data-state='ready'|'near'|'over'|'disabled']
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Composer: ({ review }) => (review.rating < 3 ? <p>Napisz do biura.</p> : <ReplyComposer review={review} />) }} />
 * ```
 */
export function ReplyComposer({ review }: InboxPartProps): JSX.Element {
  const t = useInboxTranslate();
  const { source, inbox, commands, isNarrow } = useOpinionInboxView();
  const channel = source.rules.channelOf(review);
  const Tools = useInboxSlot('ComposerTools', undefined);
  const { drafts, active, replyPermission } = inbox;
  const text = composerText(inbox, review);
  const refusal =
    replyTextProblem(text, channel) ??
    (unfilledVariablesIn(text).length > 0 ? 'unfilled_variable' : undefined);
  const lacking = replyPermission.reason?.text;
  const reason = lacking ?? (refusal && t(`reviews.refusal.${refusal}`));
  // A thumb needs more than a mouse.
  const size = isNarrow ? 'm' : 's';
  const isDraft = drafts.of(review.id) !== undefined;
  const discard = () => {
    drafts.discard(review.id);
    active.compose(undefined);
  };
  return (
    <div>
      <Failure id={review.id} />
      <Composer data-state={lacking ? 'disabled' : replyLengthState(text, channel)}>
        <TextArea
          variant="bare"
          isLabelHidden
          label={t('reviews.reply.title')}
          placeholder={t('reviews.reply.placeholder')}
          minRows={isNarrow ? 2 : 4}
          maxRows={isNarrow ? 6 : 14}
          value={text}
          onChange={(next) => drafts.write(review.id, next)}
          isInvalid={refusal === 'too_long'}
          isDisabled={lacking !== undefined}
          dir="auto"
        />
        <Divider />
        <Row gap={3} padding={3} justify="end" wrap>
          <AiReplyButton review={review} />
          <TemplateButton review={review} />
          {Tools && <Tools review={review} />}
          {(isDraft || active.composer === 'reply') && (
            <Button size={size} variant="ghost" onPress={discard}>
              {t(isDraft ? 'reviews.reply.discard_draft' : 'common.cancel')}
            </Button>
          )}
          <ReplyCounter text={text} channel={channel} />
          <Button size={size} disabledReason={reason} onPress={() => commands.send(false)}>
            {t('reviews.reply.send_short')}
          </Button>
          <Button size={size} variant="primary" disabledReason={reason} onPress={() => commands.send(true)}>
            {t('reviews.reply.send_next')} {!isNarrow && <KeyHint hasModifier>Ctrl ↵</KeyHint>}
          </Button>
        </Row>
      </Composer>
      {lacking && (
        <Text as="p" tone="muted" padding={[3, 0, 0]}>
          {lacking}
        </Text>
      )}
      <ReplyAdvice review={review} text={text} />
    </div>
  );
}

const Composer = styled.div.withConfig(partClass('ReviewsInbox-composer'))`
  border: 1px solid var(--pf-field-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  transition: box-shadow 120ms;
  &:where(:focus-within) {
    border-color: var(--pf-primary);
    box-shadow: 0 0 0 4px var(--pf-primary-soft);
  }
  &:where([data-state='over']) {
    border-color: var(--pf-bad);
  }
  &:where([data-state='disabled']) {
    background: var(--pf-line-2);
  }
  /* The thumb and the keyboard are at the bottom of a phone. */
  :where([data-layout='narrow']) & {
    border-radius: var(--pf-radius-s);
  }
  :where([data-layout='narrow'] *):has(> &) {
    position: sticky;
    inset-block-end: 0;
    margin: auto -16px 0;
    padding: 8px;
    padding-block-end: max(8px, env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--pf-line);
    background: var(--pf-background);
  }
  @media (forced-colors: active) {
    &:where(:focus-within) {
      outline: 2px solid Highlight;
    }
  }
`;
