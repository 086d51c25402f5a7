/** What a rude style sheet would change first, and a reader would see. */
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
 * Differences between the same components in two hosts, each once: `Button color: red, not blue`. The first of a part is
 * compared with the first, and so on, because a list draws as many rows as fit.
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

// Pictures have no text, and what is for screen readers alone has no looks.
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
