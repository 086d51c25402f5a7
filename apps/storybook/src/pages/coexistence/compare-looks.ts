/** Properties that host styles are most likely to change visibly. */
const properties = [
  'display',
  'margin',
  'padding',
  'borderWidth',
  'borderRadius',
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'listStyleType',
  'textAlign',
  'textDecorationLine',
  'textIndent',
  'textShadow',
  'textTransform',
  'wordSpacing',
] as const;

/**
 * Returns distinct style differences between the same components in two hosts: `Button color: red, not blue`. Elements
 * of a part are compared in order, since lists may render different numbers of rows.
 */
export function compareLooks(one: Element, other: Element): string[] {
  const twins = partsIn(other);
  const found = [...partsIn(one)].flatMap(([name, parts]) => {
    const theirs = twins.get(name) ?? [];
    if (theirs.length === 0) return [`${name} is missing`];
    return parts.flatMap((part, index) => {
      const twin = theirs[index];
      return twin ? differences(part, twin).map((difference) => `${name} ${difference}`) : [];
    });
  });
  return [...new Set(found)];
}

function partsIn(root: Element): Map<string, Element[]> {
  const parts = new Map<string, Element[]>();
  for (const part of root.querySelectorAll("[class*='pinfold-']")) {
    if (!isSeen(part)) continue;
    const name = nameOf(part);
    parts.set(name, [...(parts.get(name) ?? []), part]);
  }
  return parts;
}

// Images have no text styles, and visually hidden elements are not seen.
function isSeen(part: Element): boolean {
  return !(part instanceof SVGElement) && part.getBoundingClientRect().width > 1;
}

function differences(part: Element, twin: Element): string[] {
  const [looks, found] = [getComputedStyle(part), getComputedStyle(twin)];
  return properties
    .filter((property) => looks[property] !== found[property])
    .map((property) => `${property}: ${found[property]}, not ${looks[property]}`);
}

function nameOf(part: Element): string {
  return (
    [...part.classList].find((name) => name.startsWith('pinfold-'))?.slice('pinfold-'.length) ?? part.tagName
  );
}
