import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './node-24.mjs';

const document = join(root, 'apps', 'api', 'openapi.json');
const generator = join(root, 'scripts', 'node_modules', 'openapi-typescript', 'package.json');

const schema = join(root, 'packages', 'contract', 'src', 'schema.generated.d.ts');
const operations = join(root, 'packages', 'sdk', 'src', 'testing', 'operations.generated.ts');

/**
 * Generated types that the sources of contract and SDK import. They are built, not committed: `npm install` builds
 * them.
 */
export const clientTypes = [schema, operations];

/**
 * Makes the API's types, and the table of its operations for the in-memory API, from the committed OpenAPI document,
 * unless those that are there were made from the same.
 */
export async function buildClientTypes() {
  const source = readFileSync(document, 'utf8');
  const made = createHash('sha256')
    .update(source)
    .update(readFileSync(generator))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex');
  const notice = `// Made from apps/api/openapi.json by scripts/build-client-types.mjs: ${made}\n`;
  if (clientTypes.every((file) => existsSync(file) && readFileSync(file, 'utf8').startsWith(notice))) return;
  const { default: openApiTypes, astToString } = await import('openapi-typescript');
  writeFileSync(schema, notice + astToString(await openApiTypes(withoutExamples(source))));
  writeFileSync(operations, notice + operationTable(JSON.parse(source)));
}

/** Examples are for readers of the document; types that are published would double in size by them. */
function withoutExamples(source) {
  return JSON.parse(source, (_, value) => {
    if (!value?.schema || !('example' in value)) return value;
    const { example: _example, ...others } = value;
    return others;
  });
}

/**
 * Each operation's path, access, method and status by its id; a fixed path stands before one with a parameter. Without
 * those that always refuse, which nobody's tests need.
 */
function operationTable({ paths }) {
  const rows = Object.entries(paths)
    .toSorted(([a], [b]) => (specificity(a) < specificity(b) ? -1 : 1))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { deprecated }]) => !deprecated)
        .map(([method, { operationId, 'x-access': access, responses }]) => [
          operationId,
          [path, inOneOrder(access), method.toUpperCase(), successOf(responses)],
        ]),
    );
  return `import type { Access } from '@pinfold/contract/access/access';

/** Name of a call, as in the API's OpenAPI document. */
export type TestOperationId =
${rows.map(([id]) => `  | '${id}'`).join('\n')};

/** A call: its path, who may make it, its method, and the status of its success. Written so, the table compresses best. */
type TestOperation = readonly [path: string, access: Access, method: string, status: number];

/** Every call of the API that does something. Fixed paths stand before those with a parameter. */
export const testOperations: Readonly<Record<TestOperationId, TestOperation>> = ${JSON.stringify(Object.fromEntries(rows), null, 2)};
`;
}

/** The same access always reads the same, which compresses better still. */
function inOneOrder(access) {
  return Object.fromEntries(Object.entries(access).toSorted().toReversed());
}

/** The one status that is no problem. */
function successOf(responses) {
  return Number(Object.keys(responses).find((status) => status.startsWith('2')));
}

/** Sorts after every fixed part where a path has a parameter. */
function specificity(path) {
  return path.replaceAll('{', '\uffff');
}

// npm runs this after each install; one without development packages has nothing to make types with, or for.
if (process.argv[1] === fileURLToPath(import.meta.url) && existsSync(generator)) await buildClientTypes();
