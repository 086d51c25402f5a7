'use client';
import type { JSX } from 'react';
import { changeFieldsOf } from '@pinfold/contract/features/external-changes/external-change';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { Schemas } from '../../../../../client/schema.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Card } from '../../../../../ui/display/card.tsx';
import { Tag } from '../../../../../ui/display/tag.tsx';
import { SegmentedControl } from '../../../../../ui/fields/segmented-control.tsx';
import { List } from '../../../../../ui/layout/list.tsx';
import { Grid, Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import {
  type BulkEditRow,
  type BulkEditRowKind,
  previewPageSize,
} from '../../../bulk-edit/bulk-edit.queries.ts';
import { FieldDifference } from '../../change/field-difference.tsx';
import { useFieldNames } from '../../change/use-field-name.ts';
import { useBulkCountry, useBulkEditorView } from '../bulk-editor-context.ts';
import { EditorPages, BulkLocationName, LocationProblems } from '../bulk-locations.tsx';

/** Effects of the edit: in total, and a page of locations with the changes of each. */
export function PreviewCard({ preview }: { preview: Schemas['BulkEditPreview'] }): JSX.Element {
  const t = useTranslate();
  const { editor, headingLevel } = useBulkEditorView();
  return (
    <Card title={t('bulk_edit.preview.title')} headingLevel={headingLevel}>
      <PreviewSummary preview={preview} />
      <PreviewKinds preview={preview} />
      <List
        lines="above"
        padding={[3, 0, 0]}
        isStale={editor.preview.isPlaceholderData}
        aria-busy={editor.preview.isPlaceholderData}
      >
        {preview.results.map((row) => (
          <PreviewRow key={row.id} row={row} />
        ))}
      </List>
      <EditorPages
        count={preview.count}
        size={previewPageSize}
        page={editor.page}
        onChange={editor.setPage}
      />
    </Card>
  );
}

/** Each field with how many locations get another value in it, and how long that takes. */
function PreviewSummary({ preview }: { preview: Schemas['BulkEditPreview'] }) {
  const t = useTranslate();
  const format = useFormat();
  const { fields, seconds, changed } = preview;
  if (changed === 0) return null;
  return (
    <>
      <Grid
        as="ul"
        role="list"
        min="240px"
        gap={7}
        rowGap={2}
        lines="below"
        aria-label={t('bulk_edit.preview.fields')}
      >
        {fields.map(({ field, count }) => (
          <Row key={field} as="li" justify="between" gap={4} padding={[2, 0]}>
            <Text as="strong" weight="medium">
              {t(`bulk_edit.field.${field}`)}
            </Text>
            <Text tone="muted" wrap={false}>
              {t('common.locations', { count })}
            </Text>
          </Row>
        ))}
      </Grid>
      <Text as="p" tone="muted" padding={[3, 0, 4]}>
        {seconds < 60
          ? t('bulk_edit.preview.at_once')
          : t('bulk_edit.preview.takes', { duration: format.duration(seconds) })}
      </Text>
    </>
  );
}

/** Chooses which locations of the preview are shown; kinds that nothing is of are left out. */
function PreviewKinds({ preview }: { preview: Schemas['BulkEditPreview'] }) {
  const t = useTranslate();
  const format = useFormat();
  const { editor } = useBulkEditorView();
  const counts: Record<BulkEditRowKind, number> = {
    changed: preview.changed,
    problems: preview.with_problems,
    refused: preview.refused,
    reverification: preview.with_reverification,
    unchanged: preview.unchanged,
  };
  const kinds = (Object.keys(counts) as BulkEditRowKind[]).filter((kind) => counts[kind] > 0);
  if (kinds.length < 2) return null;
  return (
    <SegmentedControl
      label={t('bulk_edit.kinds')}
      segments={[
        { id: 'all', label: t('bulk_edit.kind.all') },
        ...kinds.map((kind) => ({
          id: kind,
          label: t(`bulk_edit.kind.${kind}`, { count: format.number(counts[kind]) }),
        })),
      ]}
      value={editor.kind ?? 'all'}
      onChange={(id) => editor.showKind(kinds.find((kind) => kind === id))}
    />
  );
}

/** One location: its current and new values, and problems. */
function PreviewRow({ row }: { row: BulkEditRow }) {
  const t = useTranslate();
  return (
    <Stack as="li" part="BulkEditor-row" gap={2} padding={[4, 0]}>
      <Row gap={4} rowGap={2} wrap>
        <BulkLocationName location={row} />
        {row.reverification.length > 0 && <Tag tone="warn">{t('bulk_edit.row.reverify')}</Tag>}
      </Row>
      {row.refusal && (
        <Text as="div" tone="bad">
          {t(`bulk_edit.row.${row.refusal}`)}
        </Text>
      )}
      <LocationProblems problems={row.problems} />
      {row.fields.length === 0 ? (
        <Text tone="subtle">{t('bulk_edit.row.unchanged')}</Text>
      ) : (
        <FieldChanges fields={row.fields} before={row.before} after={row.after} />
      )}
    </Stack>
  );
}

interface FieldChangesProps {
  fields: readonly ListingField[];
  before: Schemas['ListingChanges'];
  after: Schemas['ListingChanges'];
}

/** Every field that changes in a location, by name. */
function FieldChanges({ fields, before, after }: FieldChangesProps): JSX.Element {
  const nameOf = useFieldNames();
  const country = useBulkCountry() ?? '';
  return (
    <Stack as="dl" gap={2}>
      {changeFieldsOf(fields).map((field) => (
        <Grid
          key={field}
          columns="minmax(120px, 180px) 1fr"
          align="baseline"
          gap={5}
          rowGap={1}
          small={{ columns: '1fr' }}
        >
          <Text as="dt" size="s" tone="muted">
            {nameOf(field)}
          </Text>
          <Text as="dd" minInlineSize="0">
            <FieldDifference field={field} ours={before} proposed={after} country={country} isBrief />
          </Text>
        </Grid>
      ))}
    </Stack>
  );
}
