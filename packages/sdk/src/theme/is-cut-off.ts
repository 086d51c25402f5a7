import { isShadowRoot } from '../ui/tree-of.ts';

/** Whether an element or an ancestor clips its overflow, as a host's dialog does, also around a shadow root. */
export function isCutOff(container: Element): boolean {
  for (
    let element: Element | null = container;
    element && element !== element.ownerDocument.body;
    element = parentOf(element)
  )
    if (!['visible', ''].includes(getComputedStyle(element).overflow)) return true;
  return false;
}

function parentOf({ parentNode, parentElement }: Element): Element | null {
  return parentNode && isShadowRoot(parentNode) ? parentNode.host : parentElement;
}
