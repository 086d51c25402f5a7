import { MobileApps } from '@pinfold/sdk/integrations';

export default function MobileAppsPage() {
  return <MobileApps />;
}
