'use client';
import { memo, type JSX } from 'react';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { FieldProblem } from '../field-problem.tsx';
import { useListingField } from '../use-listing-field.ts';
import { HoursWeekField } from '../../hours/hours-week-field.tsx';
import { MoreHoursField } from '../../hours/more-hours-field.tsx';
import { SpecialHoursField } from '../../hours/special-hours-field.tsx';
import { useMoreHoursTypes } from '../../../offer/use-more-hours-types.ts';

/** The hours of every week. */
export function HoursSection(): JSX.Element {
  const { value, onChange, isDisabled, isReadOnly } = useListingField('opening_hours');
  return (
    <EditorSection name="hours">
      {(title) => (
        <>
          <Week heading={title} {...{ value, onChange, isDisabled, isReadOnly }} />
          <FieldProblem field="opening_hours" />
        </>
      )}
    </EditorSection>
  );
}

/** The hours of single dates, with the holidays of the country. */
export function SpecialHoursSection(): JSX.Element {
  const { editor } = useListingEditorView();
  const { value, onChange, isDisabled, isReadOnly } = useListingField('special_hours');
  const { opening_hours: regularHours, country } = editor.values;
  return (
    <EditorSection name="special_hours">
      {(title) => (
        <>
          <Special heading={title} {...{ value, onChange, isDisabled, isReadOnly, regularHours, country }} />
          <FieldProblem field="special_hours" />
        </>
      )}
    </EditorSection>
  );
}

/** Hours of deliveries, the kitchen and whatever else the category knows. */
export function MoreHoursSection(): JSX.Element {
  const { editor } = useListingEditorView();
  const { value, onChange, isDisabled, isReadOnly } = useListingField('more_hours');
  const { opening_hours: regularHours, country, primary_category: category } = editor.values;
  const { data: types = noTypes } = useMoreHoursTypes({ category, country });
  return (
    <EditorSection name="more_hours">
      {(title) => (
        <>
          <More heading={title} {...{ value, onChange, isDisabled, isReadOnly, types, regularHours }} />
          <FieldProblem field="more_hours" />
        </>
      )}
    </EditorSection>
  );
}

const noTypes: never[] = [];

// A letter typed elsewhere leaves the weeks as they are drawn.
const Week = memo(HoursWeekField);
const Special = memo(SpecialHoursField);
const More = memo(MoreHoursField);
