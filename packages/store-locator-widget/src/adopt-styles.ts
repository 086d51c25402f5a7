/** Styles of a shadow root as an object: a policy that forbids inline styles does not forbid these. */
export function adoptStyles(root: ShadowRoot, css: string): ShadowRoot {
  if ('replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } else {
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  }
  return root;
}
