'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useClient } from '../../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../../query/use-pinfold-query.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CloseIcon } from '../../../../ui/icons/action-icons.tsx';
import { listLocations } from '../../listing-queries.ts';
import { useBulkEditorView } from './bulk-editor-context.ts';
import { EditorPages } from './editor-pages.tsx';

const pageSize = 20;

/** How many locations are edited, which they are, and the way to leave some of them out. */
export function ChosenLocations(): JSX.Element {
  const t = useTranslate();
  const { editor, chooseHref } = useBulkEditorView();
  const [isOpen, setOpen] = useState(false);
  return (
    <Chosen>
      <Bar>
        <strong>{t('bulk_edit.chosen.title', { count: editor.ids.length })}</strong>
        <Button size="s" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t(isOpen ? 'bulk_edit.chosen.hide' : 'bulk_edit.chosen.show')}
        </Button>
        {chooseHref && (
          <Link href={chooseHref} isInApp>
            {t('bulk_edit.chosen.change')}
          </Link>
        )}
      </Bar>
      {isOpen && <Places />}
    </Chosen>
  );
}

function Places() {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(editor.ids.length / pageSize)));
  const ids = editor.ids.slice((page - 1) * pageSize, page * pageSize);
  const { data } = usePinfoldQuery(listLocations(useClient(), { ids }));
  if (!data) return <Skeleton label={t('common.loading')} lines={3} />;
  return (
    <>
      <List>
        {data.results
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name, formatted_address }) => (
            <Place key={id}>
              <PlaceText dir="auto">
                {name} <span>{formatted_address}</span>
              </PlaceText>
              <IconButton
                size="s"
                icon={<CloseIcon />}
                label={t('bulk_edit.chosen.remove', { name: `${name}, ${formatted_address}` })}
                onPress={() => editor.leaveOut([id])}
              />
            </Place>
          ))}
      </List>
      <EditorPages count={editor.ids.length} size={pageSize} page={page} onChange={setPage} />
    </>
  );
}

const Chosen = styled.section.withConfig(innerClass('BulkEditor-chosen'))`
  padding: 8px 16px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
`;

const Bar = styled.div.withConfig(innerClass('BulkEditor-chosenBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  & > strong {
    flex: 1 1 auto;
    font-weight: 600;
  }
`;

const List = styled.ul.withConfig(innerClass('BulkEditor-chosenList'))`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`;

const Place = styled.li.withConfig(innerClass('BulkEditor-place'))`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 4px;
  border-block-start: 1px solid var(--pf-line-2);
`;

const PlaceText = styled.div.withConfig(innerClass('BulkEditor-placeText'))`
  flex: 1;
  min-inline-size: 0;
  font-weight: 550;
  overflow-wrap: anywhere;
  & > span {
    color: var(--pf-ink-3);
    font-weight: 400;
  }
`;
