import type { JsonSchema } from './json-schemas.ts';

type Schema = JsonSchema & Record<string, unknown>;

/**
 * A value that a schema allows, for operations of which none was recorded: `known` holds values of some components. The
 * same schema gives the same value.
 */
export function schemaExample(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  known: ReadonlyMap<string, unknown>,
): unknown {
  return valueOf(schema as Schema, '', { components, known, depth: 0 });
}

interface Place {
  components: Record<string, JsonSchema>;
  known: ReadonlyMap<string, unknown>;
  depth: number;
}

/** Below this, lists stay empty and fields that may be missing are left out, so that schemas of trees end. */
const deepest = 6;

function valueOf(schema: Schema, name: string, place: Place): unknown {
  const below = { ...place, depth: place.depth + 1 };
  if (typeof schema.$ref === 'string') {
    if (place.known.has(schema.$ref)) return place.known.get(schema.$ref);
    const target = place.components[schema.$ref.split('/').at(-1) ?? ''];
    return target ? valueOf(target as Schema, name, below) : null;
  }
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) {
    const isNullable = choices.some(({ type }) => type === 'null');
    if (isNullable && place.depth >= deepest) return null;
    return valueOf(choices.find(({ type }) => type !== 'null') ?? {}, name, below);
  }
  if (schema.allOf)
    return Object.assign({}, ...(schema.allOf as Schema[]).map((part) => valueOf(part, name, below)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectOf(schema, below);
  if (type === 'array') return listOf(schema, name, below);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'boolean') return true;
  return type === 'string' ? textOf(schema, name) : null;
}

function objectOf({ properties = {}, required = [] }: Schema, place: Place): unknown {
  const shown = Object.entries(properties).filter(
    ([name]) => place.depth <= deepest || required.includes(name),
  );
  return Object.fromEntries(
    shown.map(([name, property]) => [name, valueOf(property as Schema, name, place)]),
  );
}

function listOf(schema: Schema, name: string, place: Place): unknown[] {
  const fixed = schema.prefixItems as Schema[] | undefined;
  if (fixed) return fixed.map((entry) => valueOf(entry, name, place));
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
  const length = place.depth > deepest ? least : Math.max(1, least);
  const entry = (schema.items ?? {}) as Schema;
  return Array.from({ length }, () => valueOf(entry, name, place));
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Schema): number {
  const least = exclusiveMinimum === undefined ? (minimum ?? 1) : Number(exclusiveMinimum) + 1;
  return Math.min(Math.max(1, Number(least)), maximum ?? Infinity);
}

const formats: Record<string, string> = {
  'date-time': '2026-03-02T09:00:00.000Z',
  date: '2026-03-02',
  time: '09:00:00',
  email: 'anna@example.com',
  uri: 'https://example.com/',
  uuid: '6f1f5f0e-6c1f-4a55-9d3b-0d6d2f0f4b11',
};

/** Words of the kinds that patterns of the contract ask for; the first that a pattern allows is shown. */
const words = [
  'Example',
  'example',
  '2026-03-02T09:00:00.000Z',
  '2026-03-02',
  '2026-03',
  '09:00',
  'PL',
  'pl',
  '#1a73e8',
  '+48221234567',
  '123456',
  '1',
  'accounts/123/invitations/456',
  'https://example.com/',
];

function textOf({ format, pattern, minLength = 0, maxLength = Infinity }: Schema, name: string): string {
  const formatted = format === undefined ? undefined : formats[format];
  if (formatted !== undefined) return formatted;
  const allowed = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const candidates = [
    ...(name.endsWith('email') ? ['anna@example.com'] : []),
    ...(name.endsWith('url') ? ['https://example.com/'] : []),
    ...words,
  ];
  const fits = (word: string) => word.length <= maxLength && (allowed?.test(word) ?? true);
  const word = candidates.find(fits) ?? 'Example';
  return word.padEnd(minLength, '1');
}
