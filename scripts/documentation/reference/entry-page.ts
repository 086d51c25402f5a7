import ts from 'typescript';
import { generatedNotice } from '../generated-notice.ts';
import type { ExportKind, PublicExport } from '../surface/public-export.ts';
import { table } from '../table.ts';
import { exampleBlock } from './component-page.ts';
import { cell, code, codeBlock, firstSentence, page, prose } from './markdown.ts';
import { membersOf, oneLine } from './members-of.ts';
import { linkTo } from './places.ts';
import type { SdkSources } from './sdk-sources.ts';
import { signatureText } from './signature-text.ts';

/**
 * `reference/entries/<entry>.md`: everything that one entry exports, with the full text of what has no page of its own.
 */
export function entryDocument(entry: string, sources: SdkSources): string {
  const exports = sources.exports
    .filter((one) => one.entry === entry)
    .toSorted((first, second) => first.name.localeCompare(second.name));
  const of = (...kinds: ExportKind[]) => exports.filter(({ kind }) => kinds.includes(kind));
  const components = of('component');
  const hasIcons = of('icon').length > 0;
  return page(
    generatedNotice('packages/sdk/package.json'),
    `# ${entry}`,
    components.length > 0 && `## Components\n\n${list(components)}`,
    hasIcons &&
      `[Icons](../components/icons.md): ${of('icon')
        .map(({ name }) => code(name))
        .join(', ')}`,
    of('hook').length > 0 && `## Hooks\n\n${list(of('hook'))}`,
    ...sections('Functions', of('function', 'class'), sources),
    ...sections('Values', of('value'), sources),
    ...sections('Types', of('type'), sources),
    ...borrowed(entry, sources),
  );
}

/** What belongs to another entry and is exported here as well. */
function borrowed(entry: string, { exports }: SdkSources): string[] {
  const names = exports.filter(({ alsoIn }) => alsoIn.includes(entry));
  return names.length > 0 ? ['## Also here', names.map(linkTo).join(', ')] : [];
}

function list(exports: readonly PublicExport[]): string {
  return table(
    ['name', ''],
    exports.map((one) => [linkTo(one), cell(firstSentence(one.doc.text))]),
  );
}

function sections(title: string, exports: readonly PublicExport[], sources: SdkSources): string[] {
  return exports.length > 0 ? [`## ${title}`, ...exports.map((one) => section(one, sources))] : [];
}

function section(one: PublicExport, sources: SdkSources): string {
  const { name, doc } = one;
  const owner = sources.exports.find(
    ({ kind, name: other }) => kind === 'component' && `${other}Props` === name,
  );
  return page(
    `### ${name} {#${name}}`,
    doc.deprecated !== undefined && `**Deprecated.** ${prose(doc.deprecated)}`,
    prose(doc.text) || (owner && `Props of ${linkTo(owner)}, listed there.`),
    !owner && codeBlock(shape(one, sources), 'ts'),
    doc.throws.length > 0 && prose(`Throws ${doc.throws.join(' ')}`),
    ...doc.examples.map((example) => exampleBlock(example, one, sources)),
  ).trim();
}

function shape(one: PublicExport, sources: SdkSources): string {
  if (one.kind === 'function') return signatureText(one, sources);
  if (one.kind === 'type' || one.kind === 'class')
    return wireText(one, sources) ?? inheritedText(one, sources) ?? declarationText(one);
  const type = sources.write(sources.checker.getTypeOfSymbolAtLocation(one.symbol, one.declaration));
  return `const ${one.name}: ${type.length > 300 ? `${type.slice(0, 299)}…` : type}`;
}

/** A type of the wire has its fields in the generated schema, not where it gets its name. */
function wireText({ name, declaration }: PublicExport, { checker, exports }: SdkSources): string | undefined {
  const schema = /^(?:NonNullable<)?Schemas\['(\w+)'\]>?;?$/.exec(
    declaration.getText().split(' = ')[1] ?? '',
  )?.[1];
  const schemas = exports.find((one) => one.name === 'Schemas');
  if (!schema || !schemas) return undefined;
  const property = checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(schemas.symbol), schema);
  const written = property?.valueDeclaration;
  if (!written || !ts.isPropertySignature(written) || !written.type) return undefined;
  return `type ${name} = ${written.type.getText().replaceAll(/\n {8}/g, '\n')};`;
}

/** An interface that extends what is not exported shows the members that it has from there, too. */
function inheritedText({ name, symbol, declaration }: PublicExport, sources: SdkSources): string | undefined {
  const clauses = ts.isInterfaceDeclaration(declaration) ? (declaration.heritageClauses ?? []) : [];
  const bases = clauses.flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
  if (bases.every((base) => sources.exports.some((one) => one.name === base))) return undefined;
  const members = membersOf(sources.checker.getDeclaredTypeOfSymbol(symbol), sources).map((member) => {
    const { text, defaultValue, type, isOptional } = member;
    const doc = [text, defaultValue && `@defaultValue ${defaultValue}`].filter(Boolean).join(' ');
    return `${doc && `  /** ${oneLine(doc)} */\n`}  ${member.name}${isOptional ? '?' : ''}: ${type};\n`;
  });
  return `interface ${name} {\n${members.join('')}}`;
}

/** The source of a type, without bodies of methods and without internal comments. */
function declarationText({ declaration, kind }: PublicExport): string {
  const text = declaration.getText().replace(/^export (declare )?/, '');
  return kind === 'class' ? text.replaceAll(/\n\n {2}constructor\([^]*?\n {2}\}/g, '') : text;
}
