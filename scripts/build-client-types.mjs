import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './node-24.mjs';

const document = join(root, 'apps', 'api', 'openapi.json');
const generator = join(root, 'scripts', 'node_modules', 'openapi-typescript', 'package.json');

/** Types of the API that SDK and store locator import. They are built, not committed: `npm install` brings them. */
export const clientTypes = join(root, 'packages', 'contract', 'src', 'schema.generated.d.ts');

/** Makes the types from the committed OpenAPI document, unless those that are there were made from the same. */
export async function buildClientTypes() {
  const source = readFileSync(document, 'utf8');
  const made = createHash('sha256').update(source).update(readFileSync(generator)).digest('hex');
  const notice = `// Made from apps/api/openapi.json by scripts/build-client-types.mjs: ${made}\n`;
  if (existsSync(clientTypes) && readFileSync(clientTypes, 'utf8').startsWith(notice)) return;
  const { default: openApiTypes, astToString } = await import('openapi-typescript');
  writeFileSync(clientTypes, notice + astToString(await openApiTypes(source)));
}

// npm runs this after each install; one without development packages has nothing to make types with, or for.
if (process.argv[1] === fileURLToPath(import.meta.url) && existsSync(generator)) await buildClientTypes();
