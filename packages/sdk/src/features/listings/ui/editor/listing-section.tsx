'use client';
import type { ComponentType, JSX } from 'react';
import type { ListingSection } from '../../editor/listing-sections.ts';
import { AddressSection } from './sections/address-section.tsx';
import { AttributesSection, CategoriesSection, ServicesSection } from './sections/catalog-sections.tsx';
import { ContactSection, DescriptionSection, LabelsSection } from './sections/text-sections.tsx';
import { HoursSection, MoreHoursSection, SpecialHoursSection } from './sections/hours-sections.tsx';
import { OpeningSection } from './sections/opening-section.tsx';

export interface ListingEditorSectionProps {
  /** Which part of the listing. */
  name: ListingSection;
}

/**
 * One part of the listing editor, for a layout of your own.
 *
 * @throws Error outside a `ListingEditorParts`.
 * @selector .pinfold-Section
 * @example
 * ```tsx
 * <ListingEditorParts editor={editor}>
 *   <ListingEditorSection name="hours" />
 *   <ListingEditorSection name="contact" />
 * </ListingEditorParts>
 * ```
 */
export function ListingEditorSection({ name }: ListingEditorSectionProps): JSX.Element {
  const Content = sections[name];
  return <Content />;
}

const sections: Record<ListingSection, ComponentType> = {
  address: AddressSection,
  categories: CategoriesSection,
  hours: HoursSection,
  special_hours: SpecialHoursSection,
  more_hours: MoreHoursSection,
  contact: ContactSection,
  description: DescriptionSection,
  services: ServicesSection,
  attributes: AttributesSection,
  opening: OpeningSection,
  labels: LabelsSection,
};
