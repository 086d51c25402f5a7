import type { Module } from './modules.ts';
import type { Permission } from './permissions.ts';
import type { PlanCapability } from './plan-capabilities.ts';

/** `blocked`: a write that the demo account may not do. `allowed`: a read, or an exception of section 6. */
export type DemoAccess = 'allowed' | 'blocked';

/** A member of the company named in the Company-Id header, with what the endpoint asks for. */
export interface MemberAccess {
  for?: 'member';
  permission?: Permission;
  module?: Module;
  plan?: PlanCapability;
  demo: DemoAccess;
}

/** Who may call an endpoint. Without `for`, a member of the company. */
export type Access = { for: 'anyone' } | { for: 'user'; demo: DemoAccess } | MemberAccess;
