import { attributeGroups, type AttributeKind } from '../../world/catalogue/attribute-kinds.ts';

export function attributeMetadata(kind: AttributeKind, language: 'pl' | 'en'): object {
  return {
    parent: kind.name,
    valueType: kind.valueType,
    displayName: kind[language],
    groupDisplayName: attributeGroups[kind.group][language],
    ...(isRepeatable(kind) ? { repeatable: true } : {}),
    ...valuesOf(kind, language),
    ...(kind.deprecated ? { deprecated: true } : {}),
  };
}

export function isRepeatable({ valueType, name }: AttributeKind): boolean {
  return valueType === 'REPEATED_ENUM' || repeatedLinks.includes(name);
}

const repeatedLinks = [
  'attributes/url_order_ahead',
  'attributes/url_reservations',
  'attributes/url_appointment',
];

function valuesOf(kind: AttributeKind, language: 'pl' | 'en'): object {
  if (kind.valueType === 'BOOL') {
    const no = language === 'pl' ? 'Nie' : 'No';
    return {
      valueMetadata: [
        { value: true, displayName: kind[language] },
        { value: false, displayName: `${no}: ${kind[language].toLocaleLowerCase(language)}` },
      ],
    };
  }
  if (kind.values.length === 0) return {};
  return {
    valueMetadata: kind.values.map((choice) => ({ value: choice.value, displayName: choice[language] })),
  };
}
