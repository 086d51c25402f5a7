interface ImportMeta {
  /** Set by the build: path of the app without `.js`. The messages of a language are beside it, as `…-pl.js`. */
  readonly env: { readonly WIDGET_APP: string };
}
