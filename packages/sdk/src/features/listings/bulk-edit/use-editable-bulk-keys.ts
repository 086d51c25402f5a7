import { bulkFields, bulkLists } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { fieldPermission } from '@pinfold/contract/features/listings/updates/listing-edit';
import { decidePermission } from '../../../permissions/decide-permission.ts';
import { useFeatureFlag } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useCurrentCompany } from '../../company/current-company.ts';
import type { BulkKey } from './bulk-edit-draft.ts';

/** What the reader may change in many listings at once, and how many fields that leaves out. */
export function useEditableBulkKeys(): { keys: readonly BulkKey[]; hiddenCount: number } {
  const { permissions, isViewAs } = usePinfold();
  const { data: company } = useCurrentCompany();
  const canMovePins = useFeatureFlag('coordinate_editing');
  const offered = allKeys.filter((key) => canMovePins || (key !== 'latitude' && key !== 'longitude'));
  const basis = { company, permissions, isDemo: company?.is_demo ?? false, isViewAs };
  const keys = offered.filter((key) => {
    const permission = fieldPermission[fieldOf(key)];
    // The demo may try what an edit would do; starting it is refused as a whole.
    return decidePermission({ permission, demo: 'allowed' }, basis) === undefined;
  });
  return { keys, hiddenCount: offered.length - keys.length };
}

/** Links are attributes. */
export function fieldOf(key: BulkKey): ListingField {
  return key === 'url_attributes' ? 'attributes' : key;
}

const allKeys: readonly BulkKey[] = [...bulkFields, ...bulkLists];
