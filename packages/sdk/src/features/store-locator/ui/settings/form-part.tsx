'use client';
import { memo, type ComponentType } from 'react';
import { locatorSections, type LocatorSectionName } from '../../settings/locator-sections.ts';
import { EmbedCode } from '../preview/embed-code.tsx';
import { ContactSection } from '../sections/contact-section.tsx';
import { ExtraSectionsSection } from '../sections/extra-sections-section.tsx';
import { FiltersSection } from '../sections/filters-section.tsx';
import { GeneralSection } from '../sections/general-section.tsx';
import { LauncherSection } from '../sections/launcher-section.tsx';
import { LocationsSection } from '../sections/locations-section.tsx';
import { MapSection } from '../sections/map-section.tsx';
import { ReviewsSection } from '../sections/reviews-section.tsx';
import { ShownSection } from '../sections/shown-section.tsx';
import { LocatorFormContext, type LocatorForm } from './locator-form-context.ts';
import { locatorSectionState } from './section-state.ts';

interface FormPartProps {
  name: LocatorSectionName;
  form: LocatorForm;
}

/** One part of the settings, drawn anew only when something in it differs: a letter typed elsewhere leaves it alone. */
export const FormPart: ComponentType<FormPartProps> = memo(function FormPart({ name, form }: FormPartProps) {
  const Part = parts[name];
  return (
    <LocatorFormContext.Provider value={form}>
      <Part />
    </LocatorFormContext.Provider>
  );
}, looksTheSame);

const parts: Readonly<Record<LocatorSectionName, ComponentType>> = {
  general: () => (
    <>
      <GeneralSection />
      <EmbedCode />
    </>
  ),
  locations: LocationsSection,
  filters: FiltersSection,
  map: MapSection,
  launcher: LauncherSection,
  reviews: ReviewsSection,
  posts: () => <ShownSection name="posts" />,
  photos: () => <ShownSection name="photos" />,
  faq: () => <ShownSection name="faq" />,
  contact: ContactSection,
  sections: ExtraSectionsSection,
};

function looksTheSame({ name, form: before }: FormPartProps, { form: after }: FormPartProps): boolean {
  const [was, is] = [before.state, after.state];
  return (
    locatorSections[name].every((field) => before.values[field] === after.values[field]) &&
    locatorSectionState(was, name) === locatorSectionState(is, name) &&
    // What a field does when it is changed follows from these.
    was.settings === is.settings &&
    was.refusal === is.refusal &&
    was.nameRefusal === is.nameRefusal &&
    was.isSaved === is.isSaved &&
    before.headingLevel === after.headingLevel &&
    before.questionsHref === after.questionsHref
  );
}
