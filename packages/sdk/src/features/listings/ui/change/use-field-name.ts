import { useCallback } from 'react';
import { listingValueMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { PresentField } from './present-values.ts';

/**
 * How a field is called: `Godziny otwarcia`. Empty until the words have arrived.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * return <dt>{useFieldName('opening_hours')}</dt>;
 * ```
 */
export function useFieldName(field: PresentField): string {
  return useFieldNames()(field);
}

/**
 * How fields are called, one by one.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const nameOf = useFieldNames();
 * return <p>{(['name', 'website'] as const).map(nameOf).join(', ')}</p>;
 * ```
 */
export function useFieldNames(): (field: PresentField) => string {
  const t = useTranslate();
  useFeatureMessages(listingValueMessages);
  return useCallback((field) => t(`listing_values.field.${field}`), [t]);
}
