import type { ListingSection } from '../../editor/listing-sections.ts';

/** Brings a section into view and puts the focus onto its title, so that the next Tab goes on from there. */
export function goToSection(idPrefix: string, name: ListingSection): void {
  const section = document.getElementById(`${idPrefix}${name}`);
  section?.scrollIntoView({ block: 'start' });
  document.getElementById(`${idPrefix}${name}-title`)?.focus({ preventScroll: true });
}
