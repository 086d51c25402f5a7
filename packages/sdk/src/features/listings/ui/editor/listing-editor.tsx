'use client';
import type { JSX } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import type { Listing } from '../../editor/listing-model.ts';
import { useListing } from '../../editor/use-listing.ts';
import { useListingEditor, type ListingEditorOptions } from '../../editor/use-listing-editor.ts';
import { ListingEditorView, type ListingEditorAppearance } from './listing-editor-view.tsx';

export interface ListingEditorProps extends ListingEditorOptions, ListingEditorAppearance {
  /** The location's id. */
  listingId: number;
  /** Appearance of this editor alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * All fields of a listing in sections: changes are shown before they are sent, Google's refusals stand beside their
 * fields, and concurrent edits are merged.
 *
 * Unsaved input is kept while the Provider is mounted. Failures are shown in place; what concerns more than the form is
 * reported to the Provider's `onError`. Fields that the user may not change are read-only, with the reason.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ListingEditor
 * @selector [data-layout='wide'|'narrow'] and [data-section] on .pinfold-Section
 * @example
 * ```tsx
 * <ListingEditor listingId={12} sections={['hours', 'special_hours', 'contact']} />
 * ```
 */
export function ListingEditor({ listingId, appearance, ...props }: ListingEditorProps): JSX.Element {
  return (
    <FeatureSurface
      component="ListingEditor"
      appearance={appearance}
      messages={[listingEditorMessages]}
      permission={usePermission('view_facilities_data')}
      forbidden="listing_editor.editor.forbidden"
      loading={{ blocks: 4, lines: 3 }}
    >
      <LoadedListing key={listingId} id={listingId} {...props} />
    </FeatureSurface>
  );
}

type Inner = Omit<ListingEditorProps, 'listingId' | 'appearance'>;

function LoadedListing({ id, ...props }: Inner & { id: number }) {
  const t = useTranslate();
  const { data: listing, error, isFetching, refetch } = useListing(id);
  if (listing) return <EditedListing listing={listing} {...props} />;
  if (!error) return <Skeleton label={t('common.loading')} blocks={4} lines={3} />;
  if (error.code === 'not_found')
    return (
      <EmptyState icon={<PinIcon size={24} />} title={t('listing_editor.editor.not_found')}>
        {t('listing_editor.editor.not_found_text')}
      </EmptyState>
    );
  return (
    <ErrorState
      title={t('listing_editor.editor.failed')}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      isRetrying={isFetching}
    >
      {failureText(error, t)}
    </ErrorState>
  );
}

function EditedListing({ listing, onSaved, ...viewProps }: Inner & { listing: Listing }) {
  const editor = useListingEditor(listing, { onSaved });
  return <ListingEditorView editor={editor} {...viewProps} />;
}
