'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { lazyDialog } from '../../../patterns/lazy-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { QuestionIcon } from '../../../ui/icons/state-icons.tsx';
import { useDashboardView } from './dashboard-context.ts';

const FormulaDialog = lazyDialog(async () => (await import('./formula-dialog.tsx')).FormulaDialog);

/**
 * A button that opens how the score is counted, with the company's own numbers: weight by value, their sum, and its
 * division by the weights that are known.
 *
 * @throws Error outside a `DashboardView`.
 * @example
 * ```tsx
 * const state = useDashboard();
 * return <DashboardView state={state}><ScoreFormula /></DashboardView>;
 * ```
 */
export function ScoreFormula(): JSX.Element | null {
  const t = useTranslate();
  const { stats } = useDashboardView();
  const [isOpen, setOpen] = useState(false);
  if (!stats) return null;
  return (
    <>
      <Button size="s" variant="ghost" icon={<QuestionIcon size={16} />} onPress={() => setOpen(true)}>
        {t('dashboard.formula.open')}
      </Button>
      <FormulaDialog isOpen={isOpen} stats={stats} onClose={() => setOpen(false)} />
    </>
  );
}
