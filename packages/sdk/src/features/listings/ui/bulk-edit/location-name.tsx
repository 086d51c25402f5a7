'use client';
import type { JSX } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { useBulkEditorView } from './bulk-editor-context.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import { useTranslate } from '../../../../i18n/use-translate.ts';

/** A location by name and address, with the way to it where the host has one. */
export function LocationName({ location }: { location: Schemas['LocationSummary'] }): JSX.Element {
  const { getLocationHref } = useBulkEditorView();
  const { id, name, formatted_address } = location;
  return (
    <Text as="div" weight="medium" minInlineSize="0" wrap="anywhere" dir="auto">
      {getLocationHref ? (
        <Link variant="quiet" href={getLocationHref(id)} isInApp>
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      <Text tone="subtle" weight="regular">
        {formatted_address}
      </Text>
    </Text>
  );
}

/** What stands in the way in a location, field by field. */
export function LocationProblems({
  problems,
}: {
  problems: Schemas['BulkEditPreview']['results'][number]['problems'];
}): JSX.Element {
  const t = useTranslate();
  return (
    <>
      {problems.map(({ field, code, message }) => (
        <Text key={`${field} ${code} ${message}`} as="div" tone="bad">
          {field && `${t(`bulk_edit.field.${field}`)}: `}
          {message}
        </Text>
      ))}
    </>
  );
}
