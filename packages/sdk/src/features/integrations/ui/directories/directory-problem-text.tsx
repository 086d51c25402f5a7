'use client';
import type { JSX } from 'react';
import type { DirectoryProblemCode } from '@pinfold/contract/features/integrations/directory';
import { listingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Schemas } from '../../../../client/schema.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { sectionOfField } from '../../../listings/editor/listing-sections.ts';
import type { MapSettingsProps } from '../map-settings.tsx';
import { type DirectoryTexts, problemKey } from './directory-texts.ts';

interface DirectoryProblemTextProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  problem: Schemas['DirectoryProblem'];
  /** Where the directory's sentences are. */
  texts: DirectoryTexts;
  locationId: number;
  locationName: string;
}

/** A problem in words, what the directory says of it, and the way to the field. */
export function DirectoryProblemText(props: DirectoryProblemTextProps): JSX.Element {
  const { problem, texts, locationId, locationName, getLocationHref } = props;
  const t = useTranslate();
  const field = listingFields.find((one) => one === problem.field);
  const fieldName = field ? t(`listing_values.field.${field}`) : (problem.field ?? '');
  // What others changed is decided where it stands, not corrected.
  const section = field && problem.code !== 'changed_elsewhere' ? sectionOfField(field) : undefined;
  const href = section && getLocationHref?.(locationId, section);
  return (
    <Text size="s" tone={harmless.includes(problem.code) ? 'muted' : 'bad'} wrap="anywhere">
      <span>{t(problemKey(texts, problem.code), { field: fieldName })}</span>
      {problem.message !== '' && <span> {t(`${texts}.problem_words`, { message: problem.message })}</span>}
      {href && (
        <>
          {' '}
          <Link
            href={href}
            isInApp
            aria-label={t(`${texts}.correct_named`, { field: fieldName, name: locationName })}
          >
            {t(`${texts}.correct`, { field: fieldName })}
          </Link>
        </>
      )}
    </Text>
  );
}

/** What is no failure: the listing is shown, or will be. */
const harmless: readonly DirectoryProblemCode[] = [
  'field_cut',
  'brand_missing',
  'brand_in_review',
  'field_overridden',
];
