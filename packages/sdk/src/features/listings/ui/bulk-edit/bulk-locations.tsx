'use client';
import { type JSX, useState } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useClient } from '../../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../../query/use-pinfold-query.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Pagination } from '../../../../ui/collections/pagination.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CloseIcon } from '../../../../ui/icons/control-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { listLocations } from '../../listings.queries.ts';
import { useBulkEditorView } from './bulk-editor-context.ts';

const pageSize = 20;

/** The number of edited locations and their list, from which some can be removed. */
export function ChosenLocations(): JSX.Element {
  const t = useTranslate();
  const { editor, chooseHref } = useBulkEditorView();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="section" gap={3} padding={[3, 5]} isFramed>
      <Row gap={4} rowGap={2} wrap>
        <Text as="strong" basis="auto" weight="semibold">
          {t('bulk_edit.chosen.title', { count: editor.ids.length })}
        </Text>
        <Button size="s" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t(isOpen ? 'bulk_edit.chosen.hide' : 'bulk_edit.chosen.show')}
        </Button>
        {chooseHref && (
          <Link href={chooseHref} isInApp>
            {t('bulk_edit.chosen.change')}
          </Link>
        )}
      </Row>
      {isOpen && <ChosenList />}
    </Stack>
  );
}

function ChosenList() {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(editor.ids.length / pageSize)));
  const ids = editor.ids.slice((page - 1) * pageSize, page * pageSize);
  const { data } = usePinfoldQuery(listLocations(useClient(), { ids }));
  if (!data) return <Skeleton label={t('common.loading')} lines={3} />;
  return (
    <>
      <List lines="above">
        {data.results
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name, formatted_address }) => (
            <Row key={id} as="li" gap={4} padding={[2, 0]}>
              <Text as="div" flex="grow" weight="medium" wrap="anywhere" dir="auto">
                {name}{' '}
                <Text tone="subtle" weight="regular">
                  {formatted_address}
                </Text>
              </Text>
              <IconButton
                size="s"
                icon={<CloseIcon />}
                label={t('bulk_edit.chosen.remove', { name: `${name}, ${formatted_address}` })}
                onPress={() => editor.leaveOut([id])}
              />
            </Row>
          ))}
      </List>
      <EditorPages count={editor.ids.length} size={pageSize} page={page} onChange={setPage} />
    </>
  );
}

/** A location's name and address, with a link to it where the host has one. */
export function BulkLocationName({ location }: { location: Schemas['LocationSummary'] }): JSX.Element {
  const { getLocationHref } = useBulkEditorView();
  const { id, name, formatted_address } = location;
  return (
    <Text as="div" weight="medium" minInlineSize="0" wrap="anywhere" dir="auto">
      {getLocationHref ? (
        <Link variant="quiet" href={getLocationHref(id)} isInApp>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}{' '}
      <Text tone="subtle" weight="regular">
        {formatted_address}
      </Text>
    </Text>
  );
}

/** Problems of a location, field by field. */
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
          {field && <span>{`${t(`bulk_edit.field.${field}`)}: `}</span>}
          <span>{message}</span>
        </Text>
      ))}
    </>
  );
}

interface EditorPagesProps {
  /** Rows in all. */
  count: number;
  /** Rows on a page. */
  size: number;
  page: number;
  onChange: (page: number) => void;
}

/** The way through pages of locations, where there is more than one. */
export function EditorPages({ count, size, page, onChange }: EditorPagesProps): JSX.Element | null {
  const t = useTranslate();
  const pageCount = Math.ceil(count / size);
  if (pageCount < 2) return null;
  return (
    <Pagination
      label={t('bulk_edit.pages')}
      page={page}
      pageCount={pageCount}
      onChange={onChange}
      previousLabel={t('bulk_edit.previous')}
      nextLabel={t('bulk_edit.next')}
      pageLabel={(number) => t('bulk_edit.page', { page: number })}
    />
  );
}
