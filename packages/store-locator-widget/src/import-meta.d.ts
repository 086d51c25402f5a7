interface ImportMeta {
  /** Written in when the script is built: where the app is, without its `.js`. Its words are beside it, as `…-pl.js`. */
  readonly env: { readonly WIDGET_APP: string };
}
