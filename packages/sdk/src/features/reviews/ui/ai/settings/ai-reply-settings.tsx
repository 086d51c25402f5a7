'use client';
import type { JSX } from 'react';
import { aiReplyMessages } from '../../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../../theme/appearance.ts';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import { LockIcon } from '../../../../../ui/icons/state-icons.tsx';
import { Surface } from '../../../../../ui/surface.tsx';
import { aiReplyViewAccess } from '../../../ai/ai-reply-access.ts';
import { useAiReplyForm, type AiReplyFormOptions } from '../../../ai/use-ai-reply-form.ts';
import { AiReplySettingsView, type AiReplySettingsLooks } from './ai-reply-settings-view.tsx';

export interface AiReplySettingsProps extends AiReplyFormOptions, AiReplySettingsLooks {
  /** Looks of these settings alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * How the model writes for the company: tone, length, language, signature, forbidden words and instructions, with what
 * is left of the month's limit.
 *
 * What was changed and not saved stays while the Provider lives. Failures are shown in place. Who may not change the
 * settings reads them, with the reason above.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-AiReplySettings
 * @example
 * ```tsx
 * <AiReplySettings onSaved={() => notify('Zapisano ustawienia AI')} />
 * ```
 */
export function AiReplySettings({ appearance, ...props }: AiReplySettingsProps): JSX.Element {
  const t = useTranslate();
  const permission = usePermission(aiReplyViewAccess);
  const isReady = useFeatureMessages(aiReplyMessages);
  return (
    <Surface component="AiReplySettings" appearance={appearance}>
      {permission.reason && (
        <EmptyState icon={<LockIcon size={24} />} title={t('ai_reply.settings.forbidden')}>
          {permission.reason.text}
        </EmptyState>
      )}
      {!permission.reason &&
        (isReady ? (
          <AllowedSettings {...props} />
        ) : (
          <Skeleton label={t('common.loading')} blocks={3} lines={3} />
        ))}
    </Surface>
  );
}

function AllowedSettings({ onSaved, ...looks }: AiReplyFormOptions & AiReplySettingsLooks) {
  return <AiReplySettingsView state={useAiReplyForm({ onSaved })} {...looks} />;
}
