'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { FieldGrid } from '../field-grid.ts';
import { ListingTextField } from '../listing-text-field.tsx';
import { ListingMap } from '../listing-map.tsx';
import { CoordinateFields } from './coordinate-fields.tsx';
import { CountryField } from './country-field.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';

/** What the location is called and where it is; on a phone with its map. */
export function AddressSection(): JSX.Element {
  const t = useTranslate();
  const { isNarrow } = useListingEditorView();
  return (
    <EditorSection name="address">
      <FieldGrid>
        <div data-wide>
          <ListingTextField field="name" isRequired />
        </div>
        <ListingTextField field="street" />
        <ListingTextField field="house_number" isOptional />
        <ListingTextField field="postal_code" />
        <ListingTextField field="city" />
        <ListingTextField field="region" isOptional />
        <CountryField />
        <CoordinateFields />
        <Text as="p" size="s" tone="subtle" data-wide>
          {t('listing_editor.editor.coordinates_help')}
        </Text>
      </FieldGrid>
      {isNarrow && <ListingMap />}
    </EditorSection>
  );
}
