import * as z from 'zod';
import { permissions } from './permissions.ts';

export const PermissionSchema = z.enum(permissions).meta({ id: 'Permission' });

/** Every permission, with whether it is held. */
export const PermissionMapSchema = z.record(PermissionSchema, z.boolean()).meta({ id: 'PermissionMap' });

/** Some permissions, with whether they are to be held; the others are not. */
export const PermissionChoiceSchema = z
  .partialRecord(PermissionSchema, z.boolean())
  .meta({ id: 'PermissionChoice' });

/** Of a row whose change asks for more than its permission, where the access says `sometimes`. */
export const ConcernsOtherLocations = z
  .boolean()
  .describe(
    'Whether it concerns locations that the reader does not see. Only who sees all of them may change it.',
  );
