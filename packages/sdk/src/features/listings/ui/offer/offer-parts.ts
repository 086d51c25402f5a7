/** Parts of the categories: `pinfold-CategoriesField-category` and so on. */
export type CategoriesFieldPart = 'list' | 'category' | 'name' | 'actions' | 'fault' | 'limit';

/** Parts of the services: `pinfold-ServicesField-service` and so on. */
export type ServicesFieldPart =
  | 'group'
  | 'groupTitle'
  | 'list'
  | 'service'
  | 'summary'
  | 'name'
  | 'text'
  | 'price'
  | 'actions'
  | 'form'
  | 'priceRow'
  | 'fault'
  | 'empty';

/** Parts of the attributes: `pinfold-AttributesField-attribute` and so on. */
export type AttributesFieldPart =
  | 'tools'
  | 'group'
  | 'groupTitle'
  | 'count'
  | 'list'
  | 'attribute'
  | 'name'
  | 'choices'
  | 'choice'
  | 'links'
  | 'link'
  | 'note'
  | 'fault'
  | 'empty';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    CategoriesField: CategoriesFieldPart;
    ServicesField: ServicesFieldPart;
    AttributesField: AttributesFieldPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    CategoriesField: Record<never, never>;
    ServicesField: Record<never, never>;
    AttributesField: Record<never, never>;
  }
}
