import { ProtectionBar } from '@pinfold/sdk/external-changes';

/** The SDK's bar, which leads to the changes that it speaks of. */
export default function ProtectedChangesBar() {
  return <ProtectionBar href="/external-changes/list?is_protected=true" />;
}
