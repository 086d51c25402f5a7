/** Parts of the settings of protection: `pinfold-ProtectionSettings-section` and so on. */
export type ProtectionSettingsPart =
  | 'part'
  | 'title'
  | 'text'
  | 'rehearsal'
  | 'rehearsalBar'
  | 'rehearsalText'
  | 'sections'
  | 'section'
  | 'sectionHeader'
  | 'fields'
  | 'groups'
  | 'groupHeader'
  | 'groupName'
  | 'groupFields';

/** Parts of the info bar about protected fields: `pinfold-ProtectionBar-text` and so on. */
export type ProtectionBarPart = 'icon' | 'text' | 'actions';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ProtectionSettings: ProtectionSettingsPart;
    ProtectionBar: ProtectionBarPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ProtectionSettings: Record<never, never>;
    ProtectionBar: Record<never, never>;
  }
}
