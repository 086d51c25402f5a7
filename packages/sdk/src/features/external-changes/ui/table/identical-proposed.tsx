'use client';
import type { JSX } from 'react';
import { FieldDifference } from '../../../listings/ui/change/field-difference.tsx';
import { FieldValue } from '../../../listings/ui/change/field-value.tsx';
import type { IdenticalChanges } from '../../external-change.ts';

/** What is proposed, marked against what we say, where all locations say the same. */
export function IdenticalProposed({
  group: { field, ours, proposed },
}: {
  group: IdenticalChanges;
}): JSX.Element {
  const country = proposed.country ?? 'PL';
  return ours ? (
    <FieldDifference field={field} ours={ours} proposed={proposed} country={country} show="proposed" />
  ) : (
    <FieldValue field={field} values={proposed} country={country} />
  );
}
