'use client';
import { useState, type JSX } from 'react';
import { aiReplyMessages, autoRepliesMessages } from '../../../../i18n/feature-messages.ts';
import { reviewsMessages } from '../../../../i18n/namespaces.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { useFeatureFlag, usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Tabs } from '../../../../ui/collections/tabs.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { autoReplyViewAccess } from '../../auto-replies/auto-replies.ts';
import { useWaitingReplies } from '../../auto-replies/use-waiting-replies.ts';
import { AutoReplyRules } from './auto-reply-rules.tsx';
import { DecidedReplies } from './decided-replies.tsx';
import { WaitingRepliesView } from './waiting-replies.tsx';

/** Replies that wait, were sent or were rejected, or rules. */
export type AutoRepliesTab = (typeof tabs)[number];

const tabs = ['waiting', 'accepted', 'rejected', 'rules'] as const;

export interface AutoRepliesProps {
  /** The tab, held by you, for example in the address. */
  tab?: AutoRepliesTab | undefined;
  /** The reader chose a tab. */
  onTabChange?: ((tab: AutoRepliesTab) => void) | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Automatic replies: those that wait for a person, to send, reword or reject, those that were sent or rejected, with who
 * decided when, and the rules that make them. Needs the feature flag `auto_review_reply`.
 *
 * Keys in the list: J and K go from reply to reply, A sends, D rejects, X selects. Failures are shown in place.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-AutoReplies
 * @example
 * ```tsx
 * <AutoReplies />
 * ```
 */
export function AutoReplies({ appearance, ...props }: AutoRepliesProps): JSX.Element {
  const t = useTranslate();
  const isOn = useFeatureFlag('auto_review_reply');
  return (
    <FeatureSurface
      component="AutoReplies"
      appearance={appearance}
      messages={[autoRepliesMessages, aiReplyMessages, reviewsMessages]}
      permission={usePermission(autoReplyViewAccess)}
      forbidden="auto_replies.forbidden"
      loading={{ blocks: 3, lines: 3 }}
    >
      {isOn ? (
        <AllowedReplies {...props} />
      ) : (
        <EmptyState title={t('auto_replies.disabled')}>{t('auto_replies.disabled_text')}</EmptyState>
      )}
    </FeatureSurface>
  );
}

function AllowedReplies({ tab: given, onTabChange }: Omit<AutoRepliesProps, 'appearance'>) {
  const t = useTranslate();
  const format = useFormat();
  const [held, setHeld] = useState<AutoRepliesTab>('waiting');
  const waiting = useWaitingReplies();
  const { count } = waiting;
  return (
    <Inset part="AutoReplies" maxInlineSize="860px">
      <Tabs
        label={t('auto_replies.title')}
        selectedId={given ?? held}
        onChange={(id) => {
          const tab = tabs.find((one) => one === id) ?? 'waiting';
          setHeld(tab);
          onTabChange?.(tab);
        }}
        items={[
          {
            id: 'waiting',
            label: t('auto_replies.tab.waiting'),
            ...(count !== undefined && { count: format.number(count) }),
            content: <WaitingRepliesView waiting={waiting} />,
          },
          ...(['accepted', 'rejected'] as const).map((status) => ({
            id: status,
            label: t(`auto_replies.tab.${status}`),
            content: <DecidedReplies status={status} />,
          })),
          { id: 'rules', label: t('auto_replies.tab.rules'), content: <AutoReplyRules /> },
        ]}
      />
    </Inset>
  );
}
