'use client';
import { type JSX, useState } from 'react';
import { listingsMessages, reviewBoosterMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { boosterAccess } from '../../booster.queries.ts';
import { useBoosterForms } from '../../forms/use-booster-forms.ts';
import { BoosterFormList } from './booster-form-list.tsx';

/** What is open of one form: its links, their codes for print, or its invitations. */
export interface OpenBoosterForm {
  id: number;
  view: 'links' | 'sheet' | 'invitations';
}

/** How the forms fit into the page around them. */
export interface BoosterFormsAppearance {
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Where a company without the Review Booster reads about it; without it no link leads there. */
  promoHref?: string | undefined;
  /** Address of a location, where what it lacks is added. Left out, its name is no link. */
  getLocationHref?: ((id: number) => string) | undefined;
  /** Address of the answers to a form. Left out, their number is no link. */
  getAnswersHref?: ((formId: number) => string) | undefined;
}

export interface BoosterFormsProps extends BoosterFormsAppearance {
  /** What is open, if you hold it, such as in the address; null for the list. @defaultValue held here */
  open?: OpenBoosterForm | null | undefined;
  /** Called when another form, or the list, is opened. */
  onOpenChange?: ((open: OpenBoosterForm | null) => void) | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const BoosterLinks = /* @__PURE__ */ lazyComponent(
  async () => (await import('../links/booster-links.tsx')).BoosterLinks,
);
const BoosterInvitations = /* @__PURE__ */ lazyComponent(
  async () => (await import('../invitations/booster-invitations.tsx')).BoosterInvitations,
);
const PrintSheet = /* @__PURE__ */ lazyComponent(
  async () => (await import('../links/print-sheet.tsx')).PrintSheet,
);

/**
 * The forms in which customers tell the company what they think, and which offer everyone the public pages, whatever they
 * answer: the list, the editor with a preview, links of each location with QR codes, a sheet of codes for print, and invitations by e-mail. The
 * company needs the Review Booster. As high as its content.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-BoosterForms
 * @example
 * ```tsx
 * <BoosterForms promoHref="/review-booster/promo" />
 * ```
 */
export function BoosterForms({ appearance, ...props }: BoosterFormsProps): JSX.Element {
  return (
    <FeatureSurface
      component="BoosterForms"
      appearance={appearance}
      messages={[reviewBoosterMessages, listingsMessages]}
      permission={usePermission(boosterAccess.seeForms)}
      forbidden="review_booster.forbidden"
      loading={{ blocks: 3, lines: 2 }}
    >
      <Allowed {...props} />
    </FeatureSurface>
  );
}

/** The list, or what is open of one form while that form is there. */
function Allowed({ open: given, onOpenChange, ...view }: Omit<BoosterFormsProps, 'appearance'>): JSX.Element {
  const [own, setOwn] = useState<OpenBoosterForm | null>(null);
  const open = given === undefined ? own : given;
  const show = (next: OpenBoosterForm | null) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const forms = useBoosterForms();
  const form = open && forms.data?.find(({ id }) => id === open.id);
  if (open?.view === 'sheet' && form)
    return (
      <PrintSheet
        form={form}
        headingLevel={view.headingLevel}
        onBack={() => show({ id: form.id, view: 'links' })}
      />
    );
  if (open?.view === 'invitations' && form)
    return <BoosterInvitations form={form} headingLevel={view.headingLevel} onBack={() => show(null)} />;
  if (open && form)
    return (
      <BoosterLinks
        form={form}
        {...view}
        onBack={() => show(null)}
        onPrint={() => show({ id: form.id, view: 'sheet' })}
      />
    );
  return <BoosterFormList forms={forms} {...view} onOpen={show} />;
}
