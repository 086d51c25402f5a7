/** The window of the floating button: above it on wide screens, over everything on a phone. */
export const panelSheet = `
.panel{all:initial;--pinfold-height:100%;display:none;box-sizing:border-box;position:fixed;z-index:var(--pinfold-z-overlay,1000);outline:0;
  bottom:calc(84px + env(safe-area-inset-bottom));right:calc(20px + env(safe-area-inset-right));width:400px;height:min(680px,100dvh - 104px);
  border-radius:var(--pinfold-radius,12px);box-shadow:0 8px 32px rgb(0 0 0/.2)}
.panel[open]{display:block}
.panel[data-position=bottom_left]{right:auto;left:calc(20px + env(safe-area-inset-left))}
.panel:modal{--pinfold-radius:0px;inset:0;width:100%;height:100%;max-width:none;max-height:none}
.panel .pinfold-StoreLocator .pinfold-StoreLocator-header{padding-inline-end:60px}
.close{all:initial;color-scheme:inherit;box-sizing:border-box;position:absolute;top:10px;right:8px;z-index:2;display:grid;place-items:center;width:44px;height:44px;border-radius:22px;cursor:pointer;color:var(--pinfold-ink-2,light-dark(#4a5160,#b3bac7))}
.close:hover{background:var(--pinfold-hover,light-dark(#f2f4f8,#232934))}
.close:focus-visible{outline:2px solid;outline-offset:-2px}
@media print{.panel{display:none}}`;
