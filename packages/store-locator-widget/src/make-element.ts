/** An element by objects alone; text stays text, and no markup is parsed. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  // For hosts that style it with ::part().
  element.part.value = className;
  element.append(...children);
  return element;
}
