/** A piece of XML that may stand in another as it is. */
export class Xml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Xml | readonly Xml[];

/** XML from a template; whatever is filled in is escaped, unless it is XML itself. */
export function xml(texts: TemplateStringsArray, ...parts: Part[]): Xml {
  return new Xml(texts.map((text, index) => text + textOf(parts[index] ?? '')).join(''));
}

function textOf(part: Part): string {
  if (part instanceof Xml) return part.text;
  if (typeof part !== 'string') return part.map(({ text }) => text).join('');
  return part.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
