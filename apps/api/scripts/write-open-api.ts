import { writeFile } from 'node:fs/promises';
import { openApiDocument } from '../src/http/open-api.ts';

/** Writes the committed OpenAPI document; a check fails when it no longer says what the contract says. */
await writeFile(
  new URL('../openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(), null, 2)}\n`,
);
