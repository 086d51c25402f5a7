'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { BoosterForm } from '../../booster.queries.ts';

const ConsentsDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./consents-dialog.tsx')).ConsentsDialog,
);

/** Opens what customers of a form were told of their data. */
export function ToldCustomers({ form }: { form: BoosterForm }): JSX.Element {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="s" onPress={() => setIsOpen(true)}>
        {t('review_booster.consents.open')}
      </Button>
      {isOpen && <ConsentsDialog form={form} onClose={() => setIsOpen(false)} />}
    </>
  );
}
