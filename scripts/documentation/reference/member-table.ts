import { table } from '../table.ts';
import { cell, code } from './markdown.ts';
import type { Member } from './members-of.ts';

/** Properties with their types and, where one has any, their defaults. */
export function memberTable(head: string, members: readonly Member[]): string {
  const hasDefaults = members.some(({ defaultValue }) => defaultValue !== undefined);
  return table(
    [head, 'type', ...(hasDefaults ? ['default'] : []), ''],
    members.map(({ name, type, isOptional, text, defaultValue }) => [
      code(isOptional ? `${name}?` : name),
      code(type),
      ...(hasDefaults ? [defaultValue === undefined ? '' : defaultText(defaultValue)] : []),
      cell(text),
    ]),
  );
}

/** What is a value is code, what is a remark stays prose. */
function defaultText(value: string): string {
  const line = value.trim().replaceAll(/\s+/g, ' ');
  return isValue.test(line) ? code(line) : cell(value);
}

const isValue = /^(['"].*['"]|[\d.]+|true|false|null|none|\{.*\}|\[.*\])$/;
