import * as z from 'zod';
import { permissions } from './permissions.ts';

export const PermissionSchema = z.enum(permissions).meta({ id: 'Permission' });

/** Every permission, with whether it is held. */
export const PermissionMapSchema = z.record(PermissionSchema, z.boolean()).meta({ id: 'PermissionMap' });

/** Some permissions, with whether they are to be held; the others are not. */
export const PermissionChoiceSchema = z
  .partialRecord(PermissionSchema, z.boolean())
  .meta({ id: 'PermissionChoice' });
