/** Parts of the page of reply templates: `pinfold-ReplyTemplates-card` and so on. */
export type ReplyTemplatesPart =
  | 'header'
  | 'title'
  | 'lead'
  | 'panes'
  | 'categories'
  | 'category'
  | 'main'
  | 'bar'
  | 'list'
  | 'card'
  | 'text'
  | 'variable'
  | 'foot'
  | 'form'
  | 'variables'
  | 'sample'
  | 'quote'
  | 'options'
  | 'option'
  | 'chosen'
  | 'choices';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ReplyTemplates: ReplyTemplatesPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    /** Reply templates and their categories. */
    ReplyTemplates: Record<never, never>;
  }
}
