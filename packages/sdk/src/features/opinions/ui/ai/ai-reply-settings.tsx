'use client';
import type { JSX } from 'react';
import { aiReplyMessages } from '../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ConflictNotice } from '../../../../patterns/conflict-notice.tsx';
import { DraftSaveBar } from '../../../../patterns/draft-save-bar.tsx';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useDraftState } from '../../../../state/use-draft-form.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { aiReplyViewAccess, useAiReplyLimit } from '../../ai/ai-reply-config.ts';
import { type AiReplyForm, type AiReplyFormOptions, useAiReplyForm } from '../../ai/use-ai-reply-form.ts';
import { AiReplyContent, AiReplyStyle } from './ai-reply-fields.tsx';

export interface AiReplySettingsProps extends AiReplyFormOptions, AiReplySettingsAppearance {
  /** Appearance of these settings alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Settings of AI replies: tone, length, language, signature, forbidden words and instructions, with what is left of the
 * monthly limit.
 *
 * Unsaved input is kept while the Provider is mounted. Failures are shown in place. Without the permission, the
 * settings are read-only, with the reason above.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-AiReplySettings
 * @example
 * ```tsx
 * <AiReplySettings onSaved={() => notify('Zapisano ustawienia AI')} />
 * ```
 */
export function AiReplySettings({ appearance, ...props }: AiReplySettingsProps): JSX.Element {
  const { reason } = usePermission(aiReplyViewAccess);
  return (
    <FeatureSurface
      component="AiReplySettings"
      appearance={appearance}
      messages={[aiReplyMessages]}
      permission={{ reason }}
      forbidden="ai_reply.settings.forbidden"
      loading={{ blocks: 3, lines: 3 }}
    >
      <AllowedSettings {...props} />
    </FeatureSurface>
  );
}

function AllowedSettings({ onSaved, ...viewProps }: AiReplyFormOptions & AiReplySettingsAppearance) {
  return <AiReplySettingsView state={useAiReplyForm({ onSaved })} {...viewProps} />;
}

/** How the settings fit into the page around them. */
export interface AiReplySettingsAppearance {
  /** Level of the parts' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

export interface AiReplySettingsViewProps extends AiReplySettingsAppearance {
  /** From `useAiReplyForm`. */
  state: AiReplyForm;
}

/**
 * The view of the settings of AI replies: everything they show and do comes in through their props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useAiReplyForm();
 * return <Surface><AiReplySettingsView state={state} headingLevel={3} /></Surface>;
 * ```
 */
export function AiReplySettingsView({ state, headingLevel = 2 }: AiReplySettingsViewProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { form, readOnlyReason } = state;
  if (state.error || !state.isReady)
    return (
      <QueryState
        query={state}
        failed={t('ai_reply.settings.failed')}
        empty={undefined}
        loading={{ blocks: 3, lines: 3 }}
      />
    );
  return (
    <Stack part="AiReplySettings" gap={7} maxInlineSize="720px">
      {readOnlyReason && <Banner title={t('ai_reply.settings.read_only')}>{readOnlyReason}</Banner>}
      <ConflictNotice
        form={form}
        title={t('common.conflict.settings')}
        nameOf={(field) => t(`ai_reply.settings.${field}`)}
        theirs={(field, saved) => {
          if (field === 'tone') return t(`ai_reply.settings.tone.${saved.tone}`);
          if (field === 'length') return t(`ai_reply.settings.length.${saved.length}`);
          if (field === 'language') return t(`ai_reply.settings.language.${saved.language}`);
          return field === 'forbidden_words' ? format.list(saved.forbidden_words) : saved[field];
        }}
      />
      <Text as="p" tone="muted">
        {t('ai_reply.settings.text')}
      </Text>
      <AiLimitBar />
      <Stack as="section" gap={5}>
        <Heading level={headingLevel} weight="semibold">
          {t('ai_reply.settings.style')}
        </Heading>
        <AiReplyStyle state={state} />
      </Stack>
      <Stack as="section" gap={5}>
        <Heading level={headingLevel} weight="semibold">
          {t('ai_reply.settings.content')}
        </Heading>
        <AiReplyContent state={state} />
      </Stack>
      {!state.isReadOnly && <AiSaveBar state={state} />}
    </Stack>
  );
}

/** Save bar of unsaved changes. */
function AiSaveBar({ state: { form } }: { state: AiReplyForm }) {
  const t = useTranslate();
  const error = useDraftState(form, (state) => state.error);
  return (
    <DraftSaveBar
      form={form}
      refusal={error && (error.detail ?? t('ai_reply.settings.save_failed'))}
      texts={{
        dirty: t('ai_reply.settings.dirty'),
        saved: t('ai_reply.settings.saved'),
        discard: t('ai_reply.settings.discard'),
        saving: t('ai_reply.settings.saving'),
      }}
      onSave={form.save}
    />
  );
}

/** What is left of the monthly limit, and when it renews. */
function AiLimitBar(): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const limit = useAiReplyLimit().data;
  if (!limit) return null;
  const { remaining_limit: left, monthly_limit: all, renews_at } = limit;
  return (
    <ProgressBar
      label={t('ai_reply.limit', {
        count: left,
        left: format.number(left),
        limit: format.number(all),
        date: format.date(renews_at, 'day_month'),
      })}
      value={all - left}
      maxValue={all}
    />
  );
}
