/** Creates an element without parsing markup. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  // Hosts can style it with ::part().
  element.part.value = className;
  element.append(...children);
  return element;
}
