'use client';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ConflictNotice } from '../../../../patterns/conflict-notice.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { useDraftBase, useDraftState, useDraftValues } from '../../../../state/use-draft-form.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import type { ListingProblem } from '../../editor/listing-model.ts';
import { EditedFields } from './edited-fields.tsx';
import { useListingEditorView } from './editor-context.ts';

/** Banners above the form: why it is read-only, what was refused, and what another user has changed. */
export function EditorBanners({ changesHref }: { changesHref: string | undefined }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { editor } = useListingEditorView();
  const { blocked, failedUpdate, form, listing, refusal } = editor;
  const taken = useDraftState(form, (state) => state.taken);
  const creation = listing.creation_problems;
  const fieldName = (field: (typeof taken)[number]) => t(`listing_editor.editor.field.${field}`);
  return (
    <Root>
      {blocked && (
        <Banner tone="info" role="status">
          {t(`listing_editor.editor.blocked.${blocked}`)}
        </Banner>
      )}
      {!blocked && listing.update_status === 'external_change' && (
        <Banner
          tone="warn"
          actions={
            changesHref && (
              <Link href={changesHref} isInApp>
                {t('listing_editor.editor.see_changes')}
              </Link>
            )
          }
        >
          {t('listing_editor.editor.external_change')}
        </Banner>
      )}
      {creation.length > 0 && (
        <Banner tone="bad" title={t('listing_editor.editor.refused_title')}>
          <Reasons problems={creation} />
        </Banner>
      )}
      {failedUpdate && (
        <Banner
          tone="bad"
          role="alert"
          title={t('listing_editor.editor.refused_title')}
          onDismiss={editor.dismissFailure}
          dismissLabel={t('listing_editor.editor.dismiss')}
          actions={
            editor.canRestore && (
              <Button size="s" onPress={editor.restoreFailed}>
                {t('listing_editor.editor.restore')}
              </Button>
            )
          }
        >
          <Reasons problems={failedUpdate.problems} />
        </Banner>
      )}
      <RefusalBanner message={refusal} />
      {taken.length > 0 && (
        <Banner
          role="status"
          title={t('listing_editor.editor.taken_title')}
          actions={
            <Button size="s" onPress={form.acknowledge}>
              {t('listing_editor.editor.taken_ok')}
            </Button>
          }
        >
          {t('listing_editor.editor.taken', { fields: format.list(taken.map(fieldName)) })}
        </Banner>
      )}
      <Conflicts />
    </Root>
  );
}

/** Fields that two people changed at once, with both values to choose from. */
function Conflicts() {
  const t = useTranslate();
  const { form } = useListingEditorView().editor;
  const count = useDraftState(form, (state) => state.conflicts.length);
  return (
    <ConflictNotice
      form={form}
      title={t('listing_editor.editor.conflict_title', { count })}
      text={null}
      nameOf={(field) => t(`listing_editor.editor.field.${field}`)}
      choices={{
        mine: t('listing_editor.editor.conflict_mine'),
        theirs: t('listing_editor.editor.conflict_theirs'),
        mineOf: (field) => t('listing_editor.editor.conflict_mine_label', { field }),
        theirsOf: (field) => t('listing_editor.editor.conflict_theirs_label', { field }),
      }}
    >
      {(field) => <BothValues field={field} />}
    </ConflictNotice>
  );
}

function BothValues({ field }: { field: ListingField }) {
  const { form } = useListingEditorView().editor;
  return (
    <EditedFields fields={[field]} before={useDraftBase(form)} after={useDraftValues(form)} isBrief={false} />
  );
}

function Reasons({ problems }: { problems: readonly ListingProblem[] }) {
  const t = useTranslate();
  return (
    <List>
      {problems.map(({ field, message }) => (
        <li key={`${field}${message}`}>
          {field === null
            ? message
            : t('listing_editor.editor.refused_field', {
                field: t(`listing_editor.editor.field.${field}`),
                message,
              })}
        </li>
      ))}
    </List>
  );
}

const Root = styled.div.withConfig(innerClass('ListingEditor-banners'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  &:where(:empty) {
    display: none;
  }
`;
