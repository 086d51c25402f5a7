import type { AttributeValue } from '@pinfold/contract/features/listings/attributes/attribute-value';
import type { ShownAttribute } from './attribute-groups.ts';

/** What the control of each type of attribute is given. */
export interface AttributeControlProps {
  attribute: ShownAttribute;
  /** Without values while nothing is said. */
  value: AttributeValue;
  onChange: (value: AttributeValue) => void;
  isDisabled: boolean;
}
