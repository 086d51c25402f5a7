import type { Permission } from './permissions.ts';
import type { PlanCapability } from './plan.ts';

/** `blocked`: a write that the demo account may not do. `allowed`: a read, or an exception of section 6. */
type DemoAccess = 'allowed' | 'blocked';

/** A member of the company named in the Company-Id header, with what the endpoint asks for. */
export interface MemberAccess {
  for?: 'member';
  permission?: Permission;
  module?: Module;
  plan?: PlanCapability;
  /** Closed once the plan has ended, although no module of its own says so. */
  needsPlan?: true;
  demo: DemoAccess;
  /** For owners and admins alone, whatever a manager holds. */
  fullAccess?: true;
  /**
   * Changes what all locations share, so that a permission is not enough: it takes somebody who sees all of them.
   * `sometimes` where it depends on what is asked, such as the scope of a keyword: the service decides then. Whatever
   * changes something says this, or why not in the test of the declarations.
   */
  concernsAllLocations?: true | 'sometimes';
  /** `never` where what is made would outlive an embed token, or open more than it. Default: by its permissions. */
  embed?: 'never';
}

/** Whoever is logged in, in whatever company. */
export interface UserAccess {
  for: 'user';
  demo: DemoAccess;
  /** Whether an owner who looks through a member's eyes may call it too. Embed tokens never may. */
  viewAs?: 'allowed';
}

/** Somebody without a token. `demo` matters only where the whole installation is a demo. Default `allowed`. */
interface AnyoneAccess {
  for: 'anyone';
  demo?: DemoAccess;
}

/** Who may call an endpoint. Without `for`, a member of the company; `api_key` is a company's own server. */
export type Access = AnyoneAccess | { for: 'api_key' } | UserAccess | MemberAccess;

/** Parts of the product that a company's configuration can switch off (product spec, section 2). */
export const modules = [
  'dashboard',
  'monitoring',
  'users_behavior',
  'business_addresses',
  'external_changes',
  'photos',
  'posts',
  'reviews',
  'review_booster',
  'app_reviews',
  'questions_and_answers',
  'company',
  'permissions',
  'store_locator',
] as const;

/** A part of the product that a company can have switched off. */
export type Module = (typeof modules)[number];
