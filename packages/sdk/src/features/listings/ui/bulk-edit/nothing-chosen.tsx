'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import { useBulkEditorView } from './bulk-editor-context.ts';

/** Nothing to edit, and where to choose it. */
export function NothingChosen(): JSX.Element {
  const t = useTranslate();
  const { chooseHref, headingLevel } = useBulkEditorView();
  return (
    <EmptyState
      icon={<PinIcon size={24} />}
      title={t('bulk_edit.none.title')}
      headingLevel={headingLevel}
      actions={
        chooseHref && (
          <Link variant="button" href={chooseHref} isInApp>
            {t('bulk_edit.none.action')}
          </Link>
        )
      }
    >
      {t('bulk_edit.none.text')}
    </EmptyState>
  );
}
