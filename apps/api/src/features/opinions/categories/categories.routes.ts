import {
  createReviewCategory,
  deleteReviewCategory,
  updateReviewCategory,
} from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { createCategory, deleteCategory, updateCategory } from './category.service.ts';

/** Changes of a company's one list of categories. */
export function mountCategories(api: Api): void {
  mount(api, createReviewCategory, ({ services, member, body }) => createCategory(services, member, body));
  mount(api, updateReviewCategory, ({ services, member, params, body }) =>
    updateCategory(services, member, params.id, body),
  );
  mount(api, deleteReviewCategory, ({ services, member, params }) =>
    deleteCategory(services, member, params.id),
  );
}
