import { useImportStatus } from '@pinfold/sdk/headless/integrations';
import { Banner, Inset } from '@pinfold/sdk/ui';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../features/session/text-link.tsx';
import { paths } from '../routing/paths.ts';
import { useKeptImport } from '../session/use-kept-import.ts';
import { useText } from '../texts/use-text.ts';

const importPath = paths.importListings;

/** Tells whoever went on to other pages that an import runs, and that it has ended. */
export function ImportBar() {
  const t = useText();
  const { pathname } = useLocation();
  const { isPending } = useKeptImport();
  const { data: progress } = useImportStatus({ enabled: isPending });
  if (!isPending || !progress || pathname === importPath) return null;
  const isRunning = progress.status === 'in_progress';
  const done = progress.total - progress.left;
  return (
    <Inset padding={[3, 5, 0]}>
      <Banner
        tone={isRunning ? 'info' : progress.errored > 0 ? 'warn' : 'good'}
        role="status"
        actions={<TextLink to={importPath}>{t(isRunning ? 'import_bar.watch' : 'import_bar.read')}</TextLink>}
      >
        {isRunning
          ? t('import_bar.running', { done, total: progress.total })
          : t('import_bar.done', { count: progress.imported })}
      </Banner>
    </Inset>
  );
}
