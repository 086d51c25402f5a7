'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';

/** Something that is so, is not so, or of which nothing is said. */
export type ThreeWays = 'yes' | 'no' | 'unknown';

interface ThreeWaysControlProps {
  label: string;
  value: ThreeWays;
  onChange: (value: ThreeWays) => void;
  /** Words of the provider for yes and no, where it has some. */
  names?: { yes?: string | undefined; no?: string | undefined };
  isDisabled: boolean;
}

export function ThreeWaysControl({
  label,
  value,
  onChange,
  names = {},
  isDisabled,
}: ThreeWaysControlProps): JSX.Element {
  const t = useTranslate();
  return (
    <SegmentedControl<ThreeWays>
      label={label}
      value={value}
      onChange={onChange}
      segments={[
        { id: 'yes', label: names.yes || t('listing_editor.offer.yes'), isDisabled },
        { id: 'no', label: names.no || t('listing_editor.offer.no'), isDisabled },
        { id: 'unknown', label: t('listing_editor.offer.not_given'), isDisabled },
      ]}
    />
  );
}
