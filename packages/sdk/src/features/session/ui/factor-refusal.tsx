'use client';
import type { JSX } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { RefusalBanner } from '../../../patterns/refusal-banner.tsx';
import { useFormRefusal } from '../../../query/form-refusal.ts';

/** Why the API refused; nothing before it did, nor where the host says it. */
export function FactorRefusal({ error }: { error: ApiError | null }): JSX.Element {
  return <RefusalBanner message={useFormRefusal().messageFor(error)} />;
}
