/** Parts of forms in sections: `pinfold-Section-title`, `pinfold-SectionNav-link` and so on. */
declare module '../theme/parts.ts' {
  interface Parts {
    Section: 'title' | 'text';
    SectionNav: 'link' | 'dot';
    ConflictNotice: 'conflict';
  }
}

export {};
