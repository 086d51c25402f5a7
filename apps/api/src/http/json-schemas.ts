import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const place = '#/components/schemas/';
const unnamed = '(unnamed)';

/** Schemas of the contract as JSON Schema, what is sent and what is received alike. */
export interface JsonSchemas {
  /** What stands where the schema is used: a reference, if the contract names the schema. */
  of(schema: z.ZodType): JsonSchema;
  /** Each schema with a name, `meta({ id })`, once. */
  components: Record<string, JsonSchema>;
}

/** Converts the schemas together, so that each named one below them is written once and referred to elsewhere. */
export function jsonSchemas(schemas: readonly z.ZodType[]): JsonSchemas {
  const ids = new Map(schemas.map((schema, index) => [schema, schema.meta()?.id ?? `${unnamed}${index}`]));
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });
  const converted = z.toJSONSchema(registry, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `${place}${id}`,
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema),
  });
  const found = withoutSharedPart(converted.schemas as Record<string, JsonSchema>);
  const named = Object.entries(found).filter(([id]) => !id.startsWith(unnamed));
  return {
    of: (schema) => {
      const id = ids.get(schema) ?? '';
      return id.startsWith(unnamed) ? (found[id] ?? {}) : { $ref: place + id };
    },
    components: Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Zod puts schemas that only other schemas use into a part of their own; they are named like the others. */
function withoutSharedPart({ __shared, ...schemas }: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const all = JSON.stringify({ ...schemas, ...__shared?.$defs }, (key, value: unknown) =>
    key === '$id' || key === '$schema' ? undefined : value,
  ).replaceAll(`${place}__shared#/$defs/`, place);
  if (all.includes(place + unnamed))
    throw new Error(
      'A schema that stands alone in one endpoint and within another needs a name: meta({ id }).',
    );
  return JSON.parse(all) as Record<string, JsonSchema>;
}

/** Simplifies a schema, to a form that tools for OpenAPI understand. */
function simplify(schema: z.core.$ZodTypes, json: JsonSchema): void {
  if (schema instanceof z.ZodDefault) json.default = schema.def.defaultValue as JsonSchema['default'];
  if (schema instanceof z.ZodRecord) listKeys(schema, json);
  if (schema instanceof z.ZodUnion) foldLiterals(json);
  if (schema instanceof z.ZodNullable) foldNull(json);
  if (json.type === 'number' && json.enum?.every(Number.isInteger)) json.type = 'integer';
  // The format implies its long pattern.
  if (json.format && json.pattern) delete json.pattern;
  // Every integer has the bounds of a double's exact range.
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  delete json['parameter'];
}

/** Where the keys of a record are known, each is a property. */
function listKeys({ keyType }: z.ZodRecord, json: JsonSchema): void {
  delete json.propertyNames;
  if (!(keyType instanceof z.ZodEnum)) return;
  const { additionalProperties: value } = json;
  json.properties = Object.fromEntries(keyType.options.map((key) => [key, value as JsonSchema]));
  delete json.additionalProperties;
}

/** A choice of values is an enum. */
function foldLiterals(json: JsonSchema): void {
  const options = json.anyOf ?? [];
  const types = new Set(options.map(({ type }) => type));
  if (types.size !== 1 || options.some((option) => option.const === undefined || 'description' in option))
    return;
  delete json.anyOf;
  Object.assign(json, { type: options[0]?.type, enum: options.map((option) => option.const) });
}

/** What may be null is a type among others, not a choice of two schemas. */
function foldNull(json: JsonSchema): void {
  const [value, none] = json.anyOf ?? [];
  if (typeof value !== 'object' || none === undefined) return;
  if (value.anyOf && Object.keys(value).length === 1) json.anyOf = [...value.anyOf, none];
  if (typeof value.type !== 'string' || value.const !== undefined) return;
  delete json.anyOf;
  Object.assign(json, { ...value, ...json, type: [value.type, 'null'] });
  if (value.enum) json.enum = [...value.enum, null];
}
