/** Parts of the settings of AI replies: `pinfold-AiReplySettings-part` and so on. */
export type AiReplySettingsPart = 'part' | 'title' | 'choices';

declare module '../../../../../theme/parts.ts' {
  interface Parts {
    AiReplySettings: AiReplySettingsPart;
  }
}

declare module '../../../../../theme/components.ts' {
  interface Components {
    AiReplySettings: Record<never, never>;
  }
}
