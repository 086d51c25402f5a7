interface ImportMeta {
  /** Written in when the script is built. */
  readonly env: { readonly WIDGET_APP: string };
}
