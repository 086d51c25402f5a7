export interface PageForm {
  method: string;
  action: string;
  /** As the page filled them in, without its buttons. */
  fields: Record<string, string>;
}

/** The forms of a page, as far as our own pages write them. */
export function formsOf(html: string, url: URL): PageForm[] {
  return [...html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].map(([, attributes = '', content = '']) => ({
    method: (attributeOf(attributes, 'method') ?? 'get').toUpperCase(),
    action: new URL(attributeOf(attributes, 'action') ?? '', url).href,
    fields: Object.fromEntries(
      [...content.matchAll(/<input([^>]*)>/g)]
        .map(([, input = '']) => input)
        .filter((input) => !/type="(radio|checkbox)"/.test(input) || /\schecked\b/.test(input))
        .map((input) => [attributeOf(input, 'name'), attributeOf(input, 'value')] as const)
        .filter((pair): pair is [string, string] => pair[0] !== undefined && pair[1] !== undefined),
    ),
  }));
}

function attributeOf(text: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1];
  return value
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
