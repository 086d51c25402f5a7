import { paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { TextLink } from '../../session/text-link.tsx';

/** The way back for who does not want another company after all. */
export function CancelAdding() {
  const t = useText();
  return (
    <div>
      <TextLink to={paths.dashboard}>{t('wizard.cancel')}</TextLink>
    </div>
  );
}
