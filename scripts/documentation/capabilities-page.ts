import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node-24.mjs';
import { capabilityAreas } from './capabilities.ts';
import { generatedNotice } from './generated-notice.ts';

/** A test that names a capability in its title. */
export interface Proof {
  file: string;
  title: string;
}

const testFile = /\.(?:test|spec|stories)\.tsx?$/;
const title =
  /(?:\b(?:it|test|describe|each\([^)]*\)|skip|runIf\([^)]*\))|\bname:)\s*\(?\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
const id = /\b[A-Z]{2,3}-\d{2}\b/g;

/** `capabilities.md`: each capability with the tests that prove it, by file. */
export function capabilitiesPage(proofs: ReadonlyMap<string, readonly Proof[]> = readProofs()): string {
  const areas = capabilityAreas.map(
    (area) =>
      `## ${area.title}\n\n${Object.entries(area.rows)
        .map(([key, text]) => `### ${key}\n\n${text}.\n\n${proofList(proofs.get(key) ?? [])}`)
        .join('\n\n')}`,
  );
  return `${generatedNotice('scripts/documentation/capabilities.ts and the titles of tests')}

# Capabilities

What the product does, with the tests that prove it. A test cites a capability by its id in its title.

${areas.join('\n\n')}
`;
}

function proofList(proofs: readonly Proof[]): string {
  if (proofs.length === 0) return 'Not there yet: no test proves it.';
  const byFile = Map.groupBy(proofs, ({ file }) => file);
  return [...byFile]
    .map(([file, tests]) => `- \`${file}\`\n${tests.map((test) => `  - ${test.title}`).join('\n')}`)
    .join('\n');
}

/** Every test by the capabilities that its title names. */
export function readProofs(): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files
    .split('\n')
    .filter((name) => testFile.test(name))
    .toSorted())
    for (const [, , text = ''] of readFileSync(join(root, file), 'utf8').matchAll(title))
      for (const [key] of text.matchAll(id)) {
        const known = proofs.get(key) ?? [];
        known.push({ file, title: text.replaceAll(id, '').replaceAll('\\', '').trim() });
        proofs.set(key, known);
      }
  return proofs;
}
