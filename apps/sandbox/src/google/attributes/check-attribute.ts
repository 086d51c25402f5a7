import type { AttributeKind } from '../../world/catalogue/attribute-kinds.ts';
import type { AttributeValues } from '../../world/listings/listing-fields.ts';
import { isWebAddress } from '../listing-rules/check-text.ts';
import { violation, type Violation } from '../listing-rules/violation.ts';
import { isRepeatable } from './attribute-metadata.ts';

export function checkAttribute(kind: AttributeKind, attribute: AttributeValues): Violation[] {
  const { values = [], uriValues = [], repeatedEnumValue } = attribute;
  const wrongType = violation(
    kind.name,
    'ATTRIBUTE_TYPE_NOT_COMPATIBLE_FOR_CATEGORY',
    `The attribute takes values of type ${kind.valueType}.`,
  );
  const choices = kind.values.map(({ value }) => value);
  const unknown = (given: readonly unknown[]) =>
    given
      .filter((value) => !choices.includes(String(value)))
      .map((value) =>
        violation(kind.name, 'ATTRIBUTE_INVALID_ENUM_VALUE', `There is no value ${String(value)}.`),
      );
  const repeated = violation(
    kind.name,
    'ATTRIBUTE_CANNOT_BE_REPEATED',
    'The attribute takes one value only.',
  );

  switch (kind.valueType) {
    case 'BOOL':
      if (values.length > 1) return [repeated];
      return typeof values[0] === 'boolean' ? [] : [wrongType];
    case 'ENUM':
      if (values.length > 1) return [repeated];
      return values.length === 0 ? [wrongType] : unknown(values);
    case 'URL':
      if (uriValues.length === 0) return [wrongType];
      if (uriValues.length > 1 && !isRepeatable(kind)) return [repeated];
      return uriValues.every(({ uri = '' }) => isWebAddress(uri))
        ? []
        : [violation(kind.name, 'INVALID_URL', 'The value is not a valid URL.')];
    case 'REPEATED_ENUM': {
      const { setValues = [], unsetValues = [] } = repeatedEnumValue ?? {};
      const all = [...setValues, ...unsetValues];
      if (all.length === 0) return [wrongType];
      const isBoth = setValues.some((value) => unsetValues.includes(value));
      return isBoth
        ? [violation(kind.name, 'ATTRIBUTE_INVALID_ENUM_VALUE', 'A value is both set and unset.')]
        : unknown(all);
    }
  }
}
