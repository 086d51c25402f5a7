'use client';
import { attributeValueTypes } from '@pinfold/contract/features/listings/attributes/attribute';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useAttributeMetadata } from '../../../offer/use-attribute-metadata.ts';
import { AttributesField } from '../../offer/attributes-field.tsx';
import { UrlAttributesField } from '../../offer/url-attributes-field.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { faultsIn } from './faults-in.ts';
import { ListMode } from './list-mode.tsx';
import { NamesControl } from './names-control.tsx';

const { bool, enum: choice, repeated_enum: choices, url } = attributeValueTypes;
const withoutLinks = [bool, choice, choices];

/** Attributes or links to set, to take away, or to have instead, of those that the locations can have. */
export function AttributesControl({ list }: { list: 'attributes' | 'url_attributes' }): JSX.Element {
  const t = useTranslate();
  const { form, ids } = useBulkEditorView().editor;
  const { data: offered = [] } = useAttributeMetadata({ facilitiesIds: ids });
  const { mode, values } = form.listOf(list);
  const field = {
    value: values,
    onChange: (next: typeof values) => form.setValues(list, next),
    offered,
    faults: faultsIn(form.faults, list),
  };
  if (list === 'url_attributes' && mode === 'delete')
    return (
      <ListMode list={list}>
        <NamesControl
          label={t('bulk_edit.field.url_attributes')}
          options={offered
            .filter(({ value_type }) => value_type === url)
            .map(({ attribute_id, display_name }) => ({ id: attribute_id, label: display_name }))}
          chosen={values.map(({ attribute_id }) => attribute_id)}
          onChange={(chosen) =>
            form.setValues(
              list,
              chosen.map((attribute_id) => ({ attribute_id, value_type: url, values: [] })),
            )
          }
        />
      </ListMode>
    );
  return (
    <ListMode list={list} hint={mode === 'delete' ? t('bulk_edit.mode_text.delete_attributes') : undefined}>
      {list === 'attributes' ? (
        <AttributesField {...field} valueTypes={withoutLinks} />
      ) : (
        <UrlAttributesField {...field} />
      )}
    </ListMode>
  );
}
