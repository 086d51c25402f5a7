import type { AttributeValueType } from '@pinfold/contract/features/listings/attributes/attribute';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { isAsked, listAttributes, type AskedOffer } from './offer-queries.ts';

/** An attribute that the provider offers, with its choices, in the reader's language. */
export type OfferedAttribute = Schemas['OfferedAttribute'];

/**
 * The attributes that some locations can have, or a listing of a category in a country. Nothing is asked while neither
 * is known.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: offered = [] } = useAttributeMetadata({ category: 'gcid:cafe', country: 'PL' });
 * return <AttributesField value={attributes} onChange={setAttributes} offered={offered} />;
 * ```
 */
export function useAttributeMetadata({
  valueTypes,
  enabled = true,
  ...asked
}: AskedOffer & {
  /** Only these: bool 1, enum 2, url 3, repeated enum 4. */
  valueTypes?: readonly AttributeValueType[] | undefined;
  /** False holds the call back. */
  enabled?: boolean;
}): QueryResult<readonly OfferedAttribute[]> {
  const { client, language } = usePinfold();
  return usePinfoldQuery({
    ...listAttributes(client, language, asked, valueTypes),
    select: ({ results }): readonly OfferedAttribute[] => results,
    enabled: enabled && isAsked(asked),
    meta: { isQuiet: true },
  });
}
