import {
  getBoosterAudit,
  listBoosterSeals,
} from '@pinfold/contract/features/review-booster/booster-audit.endpoints';
import { listBoosterConsents } from '@pinfold/contract/features/review-booster/booster-consents.endpoints';
import {
  eraseBoosterContact,
  exportBoosterContact,
  searchBoosterContact,
} from '@pinfold/contract/features/review-booster/booster-contacts.endpoints';
import {
  closeBoosterLink,
  createBoosterForm,
  createBoosterLinks,
  deleteBoosterForm,
  getBoosterForm,
  getBoosterQr,
  listBoosterForms,
  listBoosterLinks,
  updateBoosterForm,
} from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import {
  inviteContacts,
  listInvitations,
  stopInvitations,
} from '@pinfold/contract/features/review-booster/booster-invitations.endpoints';
import type { Call } from '../../http/call.ts';
import { mount, type Api } from '../../http/mount.ts';
import { mountBoosterAnalytics } from './analytics/booster-analytics.routes.ts';
import { boosterAudit, findSeals } from './audit/booster-audit.queries.ts';
import { findConsents } from './consents/consents.service.ts';
import { createForm, deleteForm, updateForm } from './forms/forms.service.ts';
import { eraseContact, exportContact, findContact } from './contacts/contact-requests.service.ts';
import { findForms, requireForm, requireFormId } from './forms/forms.queries.ts';
import { findLinks, requireLink } from './forms/links.queries.ts';
import { closeLink, createLinks } from './forms/links.service.ts';
import { qrCode } from './forms/qr-code.ts';
import { findInvitations } from './invitations/invitations.queries.ts';
import { invite, stopQueued } from './invitations/invitations.service.ts';
import { requireBooster } from './require-booster.ts';
import { mountBoosterReviews } from './responses/booster-reviews.routes.ts';

/** Forms, answers and audit of the Review Booster, for companies that have it. */
export function mountReviewBooster(api: Api): void {
  mountForms(api);
  mountLinks(api);
  mountInvitations(api);
  mountContacts(api);
  mountBoosterReviews(api);
  mountBoosterAnalytics(api);
  const { queries } = api.services.database;
  mount(api, getBoosterAudit, async ({ services, member }) => {
    await requireBooster(queries, member);
    return boosterAudit(services, member.companyId);
  });
  mount(api, listBoosterSeals, async ({ member, query }) => {
    await requireBooster(queries, member);
    return { results: await findSeals(queries, member.companyId, query.after) };
  });
}

function mountForms(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listBoosterForms, async ({ member }) => {
    await requireBooster(queries, member);
    return { results: await findForms(queries, member.companyId, { scope: member }) };
  });
  mount(api, createBoosterForm, async ({ services, member, body }) => {
    await requireBooster(queries, member);
    return createForm(services, member, body);
  });
  mount(api, getBoosterForm, async ({ member, params }) => {
    await requireBooster(queries, member);
    return requireForm(queries, member.companyId, params.id, member);
  });
  mount(api, updateBoosterForm, async ({ services, member, params, body }) => {
    await requireBooster(queries, member);
    return updateForm(services, member, params.id, body);
  });
  mount(api, deleteBoosterForm, async ({ services, member, params }) => {
    await requireBooster(queries, member);
    return deleteForm(services, member, params.id);
  });
  mount(api, listBoosterConsents, async ({ member, params }) => {
    await requireBooster(queries, member);
    await requireFormId(queries, member.companyId, params.id);
    return { results: await findConsents(queries, member.companyId, params.id) };
  });
}

function mountLinks(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listBoosterLinks, async ({ services, member, params }) => {
    await requireBooster(queries, member);
    await requireFormId(queries, member.companyId, params.id);
    return { results: await findLinks(queries, services, member, { formId: params.id }) };
  });
  mount(api, createBoosterLinks, async ({ services, member, params, body }) => {
    await requireBooster(queries, member);
    return { results: await createLinks(services, member, params.id, body) };
  });
  mount(api, closeBoosterLink, async ({ services, member, params }) => {
    await requireBooster(queries, member);
    return closeLink(services, member, ofLink(params));
  });
  mount(api, getBoosterQr, async ({ services, member, params, query }) => {
    await requireBooster(queries, member);
    return qrCode(await requireLink(queries, services, member, ofLink(params)), query.format);
  });
}

function mountInvitations(api: Api): void {
  const { queries } = api.services.database;
  mount(api, inviteContacts, async ({ services, member, params, body }) => {
    await requireBooster(queries, member);
    return invite(services, member, params.id, body);
  });
  mount(api, listInvitations, async ({ services, member, params, query }) => {
    await requireBooster(queries, member);
    await requireFormId(queries, member.companyId, params.id);
    return findInvitations(services, { companyId: member.companyId, formId: params.id }, query);
  });
  mount(api, stopInvitations, async ({ services, member, params, query }) => {
    await requireBooster(queries, member);
    return stopQueued(services, member, params.id, query.ids);
  });
}

function mountContacts(api: Api): void {
  const { queries } = api.services.database;
  mount(api, searchBoosterContact, async ({ services, member, body }) => {
    await requireBooster(queries, member);
    return findContact(services, member, body.contact);
  });
  mount(api, exportBoosterContact, async ({ services, member, body }) => {
    await requireBooster(queries, member);
    return exportContact(services, member, body.contact);
  });
  mount(api, eraseBoosterContact, async ({ services, member, body }) => {
    await requireBooster(queries, member);
    return eraseContact(services, member, body.contact);
  });
}

function ofLink({ id: formId, link_id: linkId }: Call<typeof getBoosterQr>['params']) {
  return { formId, linkId };
}
