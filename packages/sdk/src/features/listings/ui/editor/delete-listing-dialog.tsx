'use client';
import { deletionScopes, type DeletionScope } from '@pinfold/contract/features/listings/remove/deletion';
import { useState, type JSX } from 'react';
import { listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { Listing } from '../../editor/listing-model.ts';
import { deletionOperation, useDeleteListing } from '../../editor/use-listing.ts';

export interface DeleteListingDialogProps {
  /** What is to be deleted. */
  listing: Pick<Listing, 'id' | 'name' | 'facility_listings'>;
  /** Held by you. */
  isOpen: boolean;
  /** The reader closed it. */
  onOpenChange: (isOpen: boolean) => void;
  /** It is gone; leave its page. */
  onDeleted?: ((id: number) => void) | undefined;
  /** Appearance of this dialog alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Asks whether to delete a location only here or also its listing at Google. Shows why a deletion was refused.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-Dialog
 * @example
 * ```tsx
 * <DeleteListingDialog listing={listing} isOpen={isOpen} onOpenChange={setOpen} onDeleted={() => navigate('/')} />
 * ```
 */
export function DeleteListingDialog({ appearance, ...props }: DeleteListingDialogProps): JSX.Element {
  const hasMessages = useFeatureMessages(listingEditorMessages);
  return (
    <Surface component="DeleteListingDialog" appearance={appearance}>
      {hasMessages && props.isOpen && <OpenDialog {...props} />}
    </Surface>
  );
}

function OpenDialog({ listing, isOpen, onOpenChange, onDeleted }: DeleteListingDialogProps) {
  const t = useTranslate();
  const [from, setFrom] = useState<DeletionScope>('pinfold');
  const { messageFor } = useFormRefusal(deletionOperation(from));
  const remove = useDeleteListing();
  const isAtGoogle = listing.facility_listings.some(({ gmb_address_id: name }) => name !== null);
  const refusal =
    remove.error && (remove.error.status === 502 ? remove.error.detail : messageFor(remove.error));
  return (
    <ConfirmDialog
      title={t('listing_editor.editor.delete_title', { name: listing.name })}
      confirmLabel={t('listing_editor.editor.delete')}
      cancelLabel={t('common.cancel')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDanger
      isPending={remove.isPending}
      pendingLabel={t('listing_editor.editor.deleting')}
      onConfirm={() => remove.mutate({ id: listing.id, from }, { onSuccess: (id) => onDeleted?.(id) })}
    >
      <p>{t('listing_editor.editor.delete_forever')}</p>
      {isAtGoogle && (
        <RadioGroup
          label={t('listing_editor.editor.delete_where')}
          options={deletionScopes.map((scope) => ({
            value: scope,
            label: t(`listing_editor.editor.delete_from.${scope}`),
            description: t(`listing_editor.editor.delete_from_text.${scope}`),
          }))}
          value={from}
          onChange={(scope) => setFrom(scope === 'google' ? 'google' : 'pinfold')}
          isDisabled={remove.isPending}
        />
      )}
      <RefusalBanner message={refusal} />
    </ConfirmDialog>
  );
}
