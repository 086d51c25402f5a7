/**
 * Returns the document or the shadow root in which an element stands. Both know their elements by id and which of them
 * has the focus; from the document, what stands inside of a shadow root is not to be seen.
 */
export function treeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return isShadowRoot(root) ? root : element.ownerDocument;
}

export function isShadowRoot(node: Node): node is ShadowRoot {
  return 'host' in node && 'activeElement' in node;
}
