/** Parts of automatic replies: `pinfold-AutoReplies-card` and so on. */
export type AutoRepliesPart =
  | 'waiting'
  | 'bar'
  | 'list'
  | 'card'
  | 'cardHeader'
  | 'quote'
  | 'actions'
  | 'note'
  | 'rules'
  | 'rulesHeader'
  | 'rule'
  | 'ruleWords'
  | 'ruleActions'
  | 'form';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    AutoReplies: AutoRepliesPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    AutoReplies: Record<never, never>;
  }
}
