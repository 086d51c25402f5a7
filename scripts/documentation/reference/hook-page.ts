import ts from 'typescript';
import { generatedNotice } from '../generated-notice.ts';
import type { PublicExport } from '../surface/public-export.ts';
import { exampleBlock } from './component-page.ts';
import { code, codeBlock, page, prose } from './markdown.ts';
import { memberTable } from './member-table.ts';
import { membersOf, oneLine, type Member } from './members-of.ts';
import { typeLinks } from './places.ts';
import type { SdkSources } from './sdk-sources.ts';
import { signatureOf, signatureText } from './signature-text.ts';

/** `reference/hooks/<name>.md`. */
export function hookPage(hook: PublicExport, sources: SdkSources): string {
  const { name, entry, file, doc } = hook;
  const signature = signatureText(hook, sources);
  const returned = returnSection(hook, sources);
  const parameters = parameterSection(hook, sources);
  const types = typeLinks([signature, returned, parameters].join(' '), sources.exports, hook);
  return page(
    generatedNotice(file),
    `# ${name}`,
    doc.deprecated !== undefined && `::: warning Deprecated\n${prose(doc.deprecated)}\n:::`,
    prose(doc.text),
    codeBlock(`import { ${name} } from '${entry}';\n\n${signature}`, 'ts'),
    ...doc.examples.map((example, index) =>
      page(index === 0 && '## Example', exampleBlock(example, hook, sources)).trim(),
    ),
    parameters,
    returned,
    doc.throws.length > 0 && `## Errors\n\n${doc.throws.map((text) => prose(`Throws ${text}`)).join('\n\n')}`,
    types && `## Types\n\n${types}`,
  );
}

/** The options of a hook that takes one of our objects. */
function parameterSection(hook: PublicExport, sources: SdkSources): string | undefined {
  const parameters = signatureOf(hook, sources)?.parameters ?? [];
  const tables = parameters.flatMap((parameter) => {
    const type = sources.checker.getNonNullableType(
      sources.checker.getTypeOfSymbolAtLocation(parameter, hook.declaration),
    );
    const members = type.isUnion() ? [] : membersOf(type, sources);
    const isOptions =
      members.length > 0 && members.length < 20 && members.every(({ origin }) => origin === 'ours');
    return isOptions ? [memberTable('option', members)] : [];
  });
  return tables.length > 0 ? `## Options\n\n${tables.join('\n\n')}` : undefined;
}

function returnSection(hook: PublicExport, sources: SdkSources): string | undefined {
  const signature = signatureOf(hook, sources);
  if (!signature) return undefined;
  const type = signature.getReturnType();
  const query = queryResult(type, sources);
  if (query) return `## Returns\n\n${query}`;
  const members = membersOf(sources.checker.getNonNullableType(type), sources);
  const ours = members.filter(({ origin }) => origin === 'ours');
  if (!isObject(type, sources) || ours.length === 0)
    return `## Returns\n\n${code(oneLine(sources.write(type)))}`;
  const others = members.filter(({ origin }) => origin === 'react-query');
  return page('## Returns', memberTable('property', ours), others.length > 0 && inherited(members)).trim();
}

/** The properties that a result inherits from React Query. */
function inherited(members: readonly Member[]): string {
  const has = (name: string) => members.some((member) => member.name === name);
  if (has('mutate'))
    return `And what React Query’s [mutation](${queryDocs}useMutation) has: ${code('isPending')}, ${code('error')}, ${code('reset')} and so on.`;
  const reference = has('fetchNextPage') ? 'useInfiniteQuery' : 'useQuery';
  return `And what React Query’s [query result](${queryDocs}${reference}) has: ${code('isPending')}, ${code('error')}, ${code('refetch')} and so on.`;
}

const queryDocs = 'https://tanstack.com/query/v5/docs/framework/react/reference/';

function isObject(type: ts.Type, { checker }: SdkSources): boolean {
  const one = checker.getNonNullableType(type);
  const all = one.isUnion() ? one.types : [one];
  const object = ts.TypeFlags.Object | ts.TypeFlags.Intersection;
  return all.every((each) => (each.flags & object) !== 0 && !checker.isArrayLikeType(each));
}

/** Our names for React Query's results, with their data. */
function queryResult(type: ts.Type, { write }: SdkSources): string | undefined {
  const alias = type.aliasSymbol?.name ?? '';
  const [data, variables = 'void'] = (type.aliasTypeArguments ?? []).map((one) => oneLine(write(one)));
  if (data === undefined) return undefined;
  if (alias === 'MutationResult') {
    const takes = variables === 'void' ? 'nothing' : code(variables);
    return `React Query’s [mutation](${queryDocs}useMutation). ${code('mutate')} takes ${takes}; the answer is ${code(data)}.`;
  }
  if (!alias.includes('Query')) return undefined;
  return `React Query’s [query result](${queryDocs}useQuery). ${code('data')} is ${code(data)}.`;
}
