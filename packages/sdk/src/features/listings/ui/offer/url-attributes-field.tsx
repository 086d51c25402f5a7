'use client';
import { attributeValueTypes } from '@pinfold/contract/features/listings/attributes/attribute';
import type { JSX } from 'react';
import { AttributesField, type AttributesFieldProps } from './attributes-field.tsx';

export type UrlAttributesFieldProps = Omit<AttributesFieldProps, 'valueTypes'>;

/**
 * The links among the attributes, such as a menu, a booking page or profiles in social networks. The other attributes
 * stay in `value` as they are.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <UrlAttributesField value={attributes} onChange={setAttributes} offered={offered} />
 * ```
 */
export function UrlAttributesField(props: UrlAttributesFieldProps): JSX.Element {
  return <AttributesField {...props} valueTypes={onlyLinks} />;
}

const onlyLinks = [attributeValueTypes.url];
