import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeDeclarations } from '../../packages/sdk/scripts/build-declarations.ts';
import { readEntries } from '../../packages/sdk/scripts/entries.ts';
import { generatedNotice } from '../documentation/generated-notice.ts';
import { readDeclarations, type Declared, type EntryDeclarations } from './read-declarations.ts';

/** Where the reports lie. */
export const reportFolder = 'packages/sdk/api-report';

/** One report for each entry of the SDK: all that is public, as a host's compiler sees it, so that a review sees it too. */
export function apiReports(root: string): Map<string, string> {
  const folder = join(root, '.cache', 'declarations');
  rmSync(folder, { recursive: true, force: true });
  // Types that do not compile are found by another check; the report shows what would be published all the same.
  writeDeclarations(join(root, 'packages', 'sdk'), folder, ['.js'], false);
  const entries = readEntries().map(({ name, source }) => ({
    name,
    file: join(folder, source.replace('./src/', '').replace(/\.tsx?$/, '.d.ts')),
  }));
  const declarations = readDeclarations(entries.map(({ file }) => file));
  const nameOf = new Map(entries.map(({ name, file }) => [file, name]));
  const reports = entries.map(({ name, file }): [string, string] => [
    `${reportFolder}/${name.replaceAll('/', '-')}.md`,
    reportOf(specifierOf(name), declarations.get(file), (shownIn) => specifierOf(nameOf.get(shownIn))),
  ]);
  return new Map([...reports, ...messageReports(root)]);
}

/** One report for each namespace's message keys, which a host overrides by name; each is a text. */
function messageReports(root: string): [string, string][] {
  const locales = join(root, 'packages/sdk/src/i18n/locales/pl');
  return globSync('*.json', { cwd: locales }).map((file) => {
    const name = file.replace('.json', '');
    const prefix = name === 'shared' ? '' : `${name.replaceAll('-', '_')}.`;
    const messages = JSON.parse(readFileSync(join(locales, file), 'utf8')) as object;
    const keys = Object.keys(messages).map((key) => prefix + key);
    return [
      `${reportFolder}/messages-${name}.md`,
      [
        `# Message keys: ${name}`,
        generatedNotice('packages/sdk/src/i18n/locales', 'npm run generate'),
        `\`\`\`text\n${keys.sort().join('\n')}\n\`\`\``,
      ]
        .join('\n\n')
        .concat('\n'),
    ];
  });
}

function isMessages({ source }: Declared): boolean {
  return source.includes('/i18n/locales/');
}

function specifierOf(name = 'index'): string {
  return name === 'index' ? '@pinfold/sdk' : `@pinfold/sdk/${name}`;
}

function reportOf(
  entry: string,
  { exported, parts }: EntryDeclarations = { exported: [], parts: [] },
  entryOf: (file: string) => string,
): string {
  const section = (title: string, { text, shownIn }: Declared) =>
    text === undefined
      ? `${title}\n\nAs in \`${entryOf(shownIn ?? '')}\`.`
      : `${title}\n\n\`\`\`ts\n${text}\n\`\`\``;
  const others = parts.filter((part) => !isMessages(part));
  return [
    `# ${entry}`,
    generatedNotice('the declarations of the SDK', 'npm run generate'),
    ...exported.sort(byName).map((one) => section(`## ${one.name}`, one)),
    ...(others.length > 0 ? ['## Not exported, but part of the above'] : []),
    ...others.sort(byName).map((one) => section(`### ${one.name}`, one)),
  ]
    .join('\n\n')
    .concat('\n');
}

function byName(one: Declared, other: Declared): number {
  return one.name < other.name
    ? -1
    : Number(one.name > other.name) || ((one.text ?? '') < (other.text ?? '') ? -1 : 1);
}
