'use client';
import type { JSX } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { Banner } from '../../../ui/display/banner.tsx';
import { useFormRefusal } from '../../../query/form-refusal.ts';

/** Why the API refused; nothing before it did, nor where the host says it. */
export function FactorRefusal({ error }: { error: ApiError | null }): JSX.Element | null {
  const words = useFormRefusal().wordsFor(error);
  if (words === undefined) return null;
  return (
    <Banner tone="bad" role="alert">
      {words}
    </Banner>
  );
}
