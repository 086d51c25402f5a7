import type ts from 'typescript';
import { exampleImports } from '../example-file.ts';
import { generatedNotice } from '../generated-notice.ts';
import type { PublicExport } from '../surface/public-export.ts';
import { table } from '../table.ts';
import { cell, code, codeBlock, page, prose } from './markdown.ts';
import { memberTable } from './member-table.ts';
import { membersOf, type Member } from './members-of.ts';
import { styledNames } from './parts-of.ts';
import { typeLinks } from './places.ts';
import type { SdkSources } from './sdk-sources.ts';

/** `reference/components/<name>.md`. */
export function componentPage(component: PublicExport, sources: SdkSources): string {
  const { name, entry, file, doc } = component;
  const props = propsOf(component, sources);
  const ours = props.filter(({ origin }) => origin === 'ours');
  const story = sources.storyOf(name);
  const types = typeLinks(
    `${name}Props ${ours.map(({ type }) => type).join(' ')}`,
    sources.exports,
    component,
  );
  return page(
    generatedNotice(file),
    `# ${name}`,
    doc.deprecated !== undefined && `::: warning Deprecated\n${prose(doc.deprecated)}\n:::`,
    prose(doc.text),
    codeBlock(`import { ${name} } from '${entry}';`),
    story && `[Live stories](${story}){target="_self"}`,
    ...doc.examples.map((example, index) =>
      page(index === 0 && '## Example', exampleBlock(example, component, sources)).trim(),
    ),
    '## Props',
    ours.length > 0 ? memberTable('prop', ours) : 'None of its own.',
    ariaProps(props),
    slotTable(component, sources),
    partsSection(component, sources.parts),
    doc.throws.length > 0 &&
      `## Errors\n\n${doc.throws
        .map((text) => `Throws ${text}`)
        .map(prose)
        .join('\n\n')}`,
    types && `## Types\n\n${types}`,
  );
}

/** An example with the imports that it needs. */
export function exampleBlock(example: string, owner: PublicExport, { exports }: SdkSources): string {
  return codeBlock([...exampleImports(example, owner, exports), '', example].join('\n').trim());
}

function propsType({ symbol, declaration }: PublicExport, { checker }: SdkSources): ts.Type | undefined {
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const [parameter] = type.getCallSignatures()[0]?.parameters ?? [];
  return parameter && checker.getTypeOfSymbolAtLocation(parameter, declaration);
}

function propsOf(component: PublicExport, sources: SdkSources): Member[] {
  const type = propsType(component, sources);
  return type ? membersOf(type, sources) : [];
}

/** What any element can have, and what events of the DOM there are. */
const isEverywhere =
  /^(aria-|data-|form|suppress|on(?!(Press|Change|Action|OpenChange|SelectionChange|InputChange|Submit|Clear)$)|(slot|id|dir|lang|hidden|inert|translate|render|preventFocusOnPress|excludeFromTabOrder)$)/;

/** Props of React Aria are documented there. */
function ariaProps(props: readonly Member[]): string | undefined {
  const names = props
    .filter(({ origin, name }) => origin === 'react-aria' && !isEverywhere.test(name))
    .map(({ name }) => code(name));
  return names.length > 0
    ? `It also takes these props of [React Aria](https://react-aria.adobe.com/): ${names.join(', ')}.`
    : undefined;
}

function slotTable(component: PublicExport, sources: SdkSources): string | undefined {
  const { checker } = sources;
  const type = propsType(component, sources);
  const slots = type && checker.getPropertyOfType(type, 'slots');
  if (!slots || component.name === 'PinfoldProvider') return undefined;
  const slotsType = checker.getNonNullableType(checker.getTypeOfSymbol(slots));
  const rows = membersOf(slotsType, sources).map(({ name, type: given, text }) => [
    code(name),
    code(given.replace(/^ComponentType<(.*)>$/, '$1')),
    cell(text),
  ]);
  return `## Slots\n\nA component of yours in place of ours, in \`slots\` here or of the Provider.\n\n${table(['slot', 'is given', ''], rows)}`;
}

function partsSection({ doc }: PublicExport, parts: SdkSources['parts']): string | undefined {
  if (doc.selectors.length === 0) return undefined;
  const lists = styledNames(doc.selectors).flatMap((styled) => {
    const names = (parts.get(styled) ?? []).filter((part) => part !== '');
    return names.length > 0
      ? [`Inside ${code(`.pinfold-${styled}`)}: ${names.map((part) => code(`-${part}`)).join(' ')}`]
      : [];
  });
  return page(
    '## Parts',
    'Stable selectors, for your CSS and for `appearance.classNames` (without the dot and `pinfold-`). See [parts](../parts.md).',
    doc.selectors.map((selector) => `- ${code(selector)}`).join('\n'),
    ...lists,
  ).trim();
}
