import { ProtectionSettings } from '@pinfold/sdk/external-changes';
import { PageSpace } from '../../pages/page-layout.tsx';
import { ChangesFrame } from './changes-frame.tsx';

/** Which fields are protected, and whether changes of them are rejected by themselves. */
export default function ProtectPage() {
  return (
    <ChangesFrame>
      <PageSpace $width="960px">
        <ProtectionSettings />
      </PageSpace>
    </ChangesFrame>
  );
}
