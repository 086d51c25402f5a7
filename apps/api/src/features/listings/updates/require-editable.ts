import { hasFullAccess } from '@pinfold/contract/access/member-types';
import { forbiddenFields } from '@pinfold/contract/features/listings/updates/listing-edit';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';

/**
 * Each field takes its own permission; owners and admins have them all.
 * @throws Problem `permission_denied`, which names the fields that lack theirs
 */
export function requireEditable(fields: readonly ListingField[], member: Member, path: string): void {
  const forbidden = hasFullAccess(member.type) ? [] : forbiddenFields(fields, member.permissions);
  if (forbidden.length > 0)
    throw new Problem('permission_denied', {
      errors: forbidden.map((field) => ({ path: `${path}.${field}` })),
    });
}
