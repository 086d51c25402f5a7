'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { ListingProblem } from '../../editor/listing.ts';

/** Why Google did not add a location, field by field. */
export function CreationProblems({ problems }: { problems: readonly ListingProblem[] }): JSX.Element {
  const t = useTranslate();
  return (
    <Banner tone="bad" title={t('listings.create.refused')}>
      {problems.map(({ field, message }) => (
        <div key={`${field} ${message}`}>
          {field === null
            ? message
            : t('listing_editor.editor.refused_field', {
                field: t(`listing_editor.editor.field.${field}`),
                message,
              })}
        </div>
      ))}
    </Banner>
  );
}
