import type { Permission } from './permissions.ts';
import type { PlanCapability } from './plan.ts';

/** `blocked`: a write that the demo account may not do. `allowed`: a read, or an exception of section 6. */
type DemoAccess = 'allowed' | 'blocked';

/**
 * The endpoint does what cannot be taken back, so the caller must have proved within minutes who they are. `sometimes`
 * when that depends on the request, such as whom a grant makes an owner: the service decides then.
 */
type FreshLogin = true | 'sometimes';

/** A member of the company named in the Company-Id header, with what the endpoint asks for. */
export interface MemberAccess {
  for?: 'member';
  permission?: Permission;
  module?: Module;
  /** Another part that uses the same data: it is open as long as one of the two is on. */
  orModule?: Module;
  plan?: PlanCapability;
  /** Closed once the plan has ended, although no module of its own says so. */
  needsPlan?: true;
  demo: DemoAccess;
  /** For owners and admins alone, whatever a manager holds. */
  fullAccess?: true;
  /**
   * The endpoint changes data that all locations share: the caller needs the permission and access to all locations.
   * `sometimes` when that depends on the request, such as the scope of a keyword: the service decides then. Each
   * endpoint that writes sets this, or is listed with a reason in the test of the declarations.
   */
  concernsAllLocations?: true | 'sometimes';
  freshLogin?: FreshLogin;
  /** `never` where what is made would outlive an embed token, or open more than it. Default: by its permissions. */
  embed?: 'never';
}

/** Any logged-in user, whatever the company. */
export interface UserAccess {
  for: 'user';
  demo: DemoAccess;
  freshLogin?: FreshLogin;
  /** Whether an owner who looks through a member's eyes may call it too. Embed tokens never may. */
  viewAs?: 'allowed';
}

/** Requests without a token. `demo` matters only if the whole installation is a demo. Default `allowed`. */
interface AnyoneAccess {
  for: 'anyone';
  demo?: DemoAccess;
}

/** Callers that are no users: `api_key` is a company's own server, `operator` who runs the installation. */
type ServerAccess = { for: 'api_key' } | { for: 'operator' };

/** Who may call an endpoint. Without `for`, a member of the company. */
export type Access = AnyoneAccess | ServerAccess | UserAccess | MemberAccess;

/** Whether users call an endpoint, logged in or not; others prove themselves by a secret of their own. */
export function isForUsers(access: Access): access is Exclude<Access, ServerAccess> {
  return access.for !== 'api_key' && access.for !== 'operator';
}

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
