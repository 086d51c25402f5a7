'use client';
import type { JSX } from 'react';
import { replyTemplatesMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { readTemplatesAccess } from '../../templates/reply-templates.ts';
import { ReplyTemplatesView, type ReplyTemplatesAppearance } from './reply-templates-view.tsx';

export interface ReplyTemplatesProps extends ReplyTemplatesAppearance {
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's reply templates by category: search, write, change and delete them, with their variables marked and
 * what a customer will read shown while one writes.
 *
 * Who may not edit templates reads them, with the reason at each button. Failures are shown in place.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReplyTemplates
 * @example
 * ```tsx
 * <ReplyTemplates headingLevel={1} />
 * ```
 */
export function ReplyTemplates({ appearance, ...looks }: ReplyTemplatesProps): JSX.Element {
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(replyTemplatesMessages);
  const permission = usePermission(readTemplatesAccess);
  return (
    <Surface component="ReplyTemplates" appearance={appearance}>
      {!areWordsReady || permission.isPending ? (
        <Skeleton label={t('common.loading')} blocks={4} lines={3} />
      ) : permission.reason ? (
        <EmptyState icon={<LockIcon size={24} />} title={t('reply_templates.forbidden')}>
          {permission.reason.text}
        </EmptyState>
      ) : (
        <ReplyTemplatesView {...looks} />
      )}
    </Surface>
  );
}
