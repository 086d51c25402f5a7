'use client';
import type { JSX } from 'react';
import { EditorSection, FieldProblem } from '../editor-section.tsx';
import { useListingField, useListingValue } from '../listing-field.tsx';
import { HoursWeekField } from '../../hours/hours-week-field.tsx';
import { MoreHoursField } from '../../hours/more-hours-field.tsx';
import { SpecialHoursField } from '../../hours/special-hours-field.tsx';
import { useMoreHoursTypes } from '../../../catalog/use-catalog.ts';

/** The hours of every week. */
export function HoursSection(): JSX.Element {
  const { value, onChange, isDisabled, isReadOnly } = useListingField('opening_hours');
  return (
    <EditorSection name="hours">
      {(title) => (
        <>
          <HoursWeekField heading={title} {...{ value, onChange, isDisabled, isReadOnly }} />
          <FieldProblem field="opening_hours" />
        </>
      )}
    </EditorSection>
  );
}

/** The hours of single dates, with the holidays of the country. */
export function SpecialHoursSection(): JSX.Element {
  const { value, onChange, isDisabled, isReadOnly } = useListingField('special_hours');
  const regularHours = useListingValue('opening_hours');
  const country = useListingValue('country');
  return (
    <EditorSection name="special_hours">
      {(title) => (
        <>
          <SpecialHoursField
            heading={title}
            {...{ value, onChange, isDisabled, isReadOnly, regularHours, country }}
          />
          <FieldProblem field="special_hours" />
        </>
      )}
    </EditorSection>
  );
}

/** Hours of deliveries, the kitchen and whatever else the category knows. */
export function MoreHoursSection(): JSX.Element {
  const { value, onChange, isDisabled, isReadOnly } = useListingField('more_hours');
  const regularHours = useListingValue('opening_hours');
  const country = useListingValue('country');
  const category = useListingValue('primary_category');
  const { data: types = noTypes } = useMoreHoursTypes({ category, country });
  return (
    <EditorSection name="more_hours">
      {(title) => (
        <>
          <MoreHoursField
            heading={title}
            {...{ value, onChange, isDisabled, isReadOnly, types, regularHours }}
          />
          <FieldProblem field="more_hours" />
        </>
      )}
    </EditorSection>
  );
}

const noTypes: never[] = [];
