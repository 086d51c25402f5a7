/** Prose of a comment as Markdown: what looks like a tag or a template outside of code would be taken for one. */
export function prose(text: string): string {
  return text
    .split(/(```[^]*?```|`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '{ {')))
    .join('');
}

/** The same on one line, for a cell of a table. */
export function cell(text: string): string {
  return prose(text.replaceAll(/\s*\n\s*/g, ' '));
}

/** Code inside a line. What the site would fill in is marked as being itself. */
export function code(text: string): string {
  if (text.includes('{{'))
    return `<code v-pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export function codeBlock(text: string, language = 'tsx'): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** `ReviewsInbox` as the name of a file. */
export function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
}

/** The first sentence, for a list. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.split('\n\n');
  return /^[^]*?[.](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}

/** A page out of parts, of which some may be missing. */
export function page(...parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter((part) => part !== false && part !== undefined && part !== '').join('\n\n')}\n`;
}
