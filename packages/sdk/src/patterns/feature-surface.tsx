'use client';
import { isValidElement, type JSX, type ReactNode } from 'react';
import type { FeatureMessages, TranslationKey } from '../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../i18n/use-translate.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Surface, type SurfaceProps } from '../ui/surface.tsx';
import { ForbiddenState } from './query-state.tsx';

interface FeatureGateProps {
  /** Texts that the content needs. */
  messages: readonly [FeatureMessages, FeatureMessages?, FeatureMessages?];
  /** From `usePermission`; without `isPending`, the content shows by itself that this is not known yet. */
  permission: { reason: { text: string } | undefined; isPending?: boolean };
  /** Title for those who may not see the content. */
  forbidden: TranslationKey;
  /** The skeleton until texts and permission are known or its shape, null for none; left out, the content has its own. */
  loading?: JSX.Element | { blocks: number; lines?: number } | null;
  children: ReactNode;
}

/** Shows content to those who may see it, once its texts have loaded. */
export function FeatureGate({
  messages: [first, second = first, third = second],
  permission: { reason, isPending },
  forbidden,
  loading,
  children,
}: FeatureGateProps): ReactNode {
  const t = useTranslate();
  // Not in a loop, since hooks cannot be called in one.
  const loaded = [useFeatureMessages(first), useFeatureMessages(second), useFeatureMessages(third)];
  if (loading !== undefined && (isPending || loaded.includes(false)))
    return isValidElement(loading) || !loading ? (
      loading
    ) : (
      <Skeleton label={t('common.loading')} {...loading} />
    );
  return reason ? <ForbiddenState title={t(forbidden)} reason={reason.text} /> : children;
}

/** Around a component of a feature: its appearance, and who may see it. */
export function FeatureSurface({
  component,
  appearance,
  isFullHeight,
  ...gate
}: SurfaceProps & FeatureGateProps): JSX.Element {
  return (
    <Surface {...{ component, appearance, isFullHeight }}>
      <FeatureGate {...gate} />
    </Surface>
  );
}
