import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { editableFields } from '@pinfold/contract/features/listings/updates/listing-edit';
import { useMemo } from 'react';
import { usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useCurrentCompany } from '../../company/current-company.ts';

/** Why a field of a listing cannot be edited by this person; undefined where it can. */
export type ReadOnlyReason = (field: ListingField) => string | undefined;

/** Asks for each field whether the reader may change it: the API asks the same. */
export function useListingPermissions(): ReadOnlyReason {
  const t = useTranslate();
  const { permissions: given } = usePinfold();
  const { data: company } = useCurrentCompany();
  const { allowed, reason } = usePermission(editing);
  const held = given ?? company?.permissions;
  return useMemo(() => {
    const own = new Set(held ? editableFields(held) : []);
    return (field) => {
      if (!allowed) return reason?.text ?? '';
      return own.has(field) ? undefined : t('listing_editor.editor.read_only_field');
    };
  }, [held, allowed, reason, t]);
}

const editing = {
  permission: 'view_facilities_data',
  module: 'business_addresses',
  plan: 'manage_location_data',
  demo: 'blocked',
} as const;
