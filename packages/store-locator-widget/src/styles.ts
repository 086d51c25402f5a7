/**
 * Styles until the app has loaded. `all: initial` stops inherited styles of the page but not custom properties. Lengths are
 * pixels, since `rem` is the page's.
 */
export const sheet = `
.frame,.launcher{all:initial;display:block;box-sizing:border-box;font:14px/1.5 var(--pinfold-font-family,system-ui,sans-serif)}
.frame{min-height:var(--pinfold-height);color:CanvasText}
.button,.retry{all:initial;box-sizing:border-box;cursor:pointer;font:inherit;min-height:48px}
.retry{margin:8px;text-decoration:underline}
.button{position:fixed;bottom:calc(20px + env(safe-area-inset-bottom));right:calc(20px + env(safe-area-inset-right));z-index:var(--pinfold-z-overlay,1000);display:flex;align-items:center;gap:8px;max-width:calc(100vw - 40px);padding:8px 20px 8px 16px;border:1px solid transparent;border-radius:24px;background:var(--pinfold-primary,var(--owner));color:var(--pinfold-primary-ink,var(--ink));font-weight:600;box-shadow:0 2px 10px rgb(0 0 0/.25)}
.button[data-position=bottom_left]{right:auto;left:calc(20px + env(safe-area-inset-left))}
.button[hidden]{display:none}
.button svg{width:20px;fill:currentColor}
.button:hover{filter:brightness(.93)}
.button:focus-visible,.retry:focus-visible{outline:2px solid Highlight;outline-offset:2px}
@media print{.launcher{display:none}}`;

/** Adds styles to a shadow root as a constructed sheet, which a policy against inline styles allows. */
export function adoptStyles(root: ShadowRoot, css: string): ShadowRoot {
  if ('replaceSync' in CSSStyleSheet.prototype) {
    const adopted = new CSSStyleSheet();
    adopted.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, adopted];
  } else {
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  }
  return root;
}
