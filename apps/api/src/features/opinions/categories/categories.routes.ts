import {
  createReviewCategory,
  deleteReviewCategory,
  updateReviewCategory,
} from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { createCategory, deleteCategory, updateCategory, type CategoryUse } from './category.service.ts';

/** Mounts changes of a company's categories. What they mean for its opinions is for those who keep them. */
export function mountCategories(api: Api, use: CategoryUse): void {
  mount(api, createReviewCategory, ({ services, member, body }) =>
    createCategory(services, member, use, body),
  );
  mount(api, updateReviewCategory, ({ services, member, params, body }) =>
    updateCategory(services, member, use, params.id, body),
  );
  mount(api, deleteReviewCategory, ({ services, member, params }) =>
    deleteCategory(services, member, use, params.id),
  );
}
