/** Whether an element or an ancestor clips its overflow, as a host's dialog does. */
export function isCutOff(container: Element): boolean {
  for (
    let element: Element | null = container;
    element && element !== element.ownerDocument.body;
    element = element.parentElement
  )
    if (!['visible', ''].includes(getComputedStyle(element).overflow)) return true;
  return false;
}
