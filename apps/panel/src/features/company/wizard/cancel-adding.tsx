import { Link } from '@pinfold/sdk/ui';
import { paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';

/** The way back for who does not want another company after all. */
export function CancelAdding() {
  const t = useText();
  return (
    <div>
      <Link href={paths.dashboard.getHref()}>{t('wizard.cancel')}</Link>
    </div>
  );
}
