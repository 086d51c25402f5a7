'use client';
import type { JSX } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Banner } from '../../../ui/display/banner.tsx';

/** Why the API refused, in its own sentence; nothing before it did. */
export function FactorRefusal({ error }: { error: ApiError | null }): JSX.Element | null {
  const t = useTranslate();
  if (!error) return null;
  return (
    <Banner tone="bad" role="alert">
      {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.generic')}
    </Banner>
  );
}
