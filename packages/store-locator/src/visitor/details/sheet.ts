import { photosSheet } from './store-photos.tsx';
import { reviewsSheet } from './store-reviews.tsx';

/** Styles of the details, loaded with their code. */
export const detailsSheet: string = `${photosSheet}${reviewsSheet}
.pinfold-StoreDetails-root {
  display: grid;
  gap: 20px;
  padding: 12px 20px 28px;
  overflow-wrap: anywhere;
}
.pinfold-StoreDetails-root :is(h2, h3, h4, p, ul, figure) {
  margin: 0;
}
.pinfold-StoreDetails-root ul {
  padding: 0;
  list-style: none;
}
.pinfold-StoreDetails-root h4 {
  margin-block: 10px 4px;
  font-size: 14px;
  font-weight: 600;
}
.pinfold-StoreDetails-root img {
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  border-radius: var(--pf-radius-s);
  background: var(--pf-hover);
}
.pinfold-StoreDetails-root address {
  font-style: normal;
}
.pinfold-StoreDetails-root a:not([class]) {
  color: var(--pf-primary);
  text-underline-offset: 2px;
}
.pinfold-StoreDetails-root :is(a, button, summary, select, input, h2):focus-visible {
  outline: 2px solid var(--pf-primary);
  outline-offset: 2px;
}
.pinfold-StoreDetails-root h2:focus-visible {
  outline: none;
}
.pinfold-StoreDetails-back {
  justify-self: start;
  margin: 0 0 -8px -8px;
  padding: 6px 8px;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: none;
  color: var(--pf-ink-2);
  font: inherit;
  cursor: pointer;
}
.pinfold-StoreDetails-back:hover {
  background: var(--pf-hover);
}
.pinfold-StoreDetails-title {
  font-size: 21px;
  font-weight: 680;
  line-height: 1.25;
}
.pinfold-StoreDetails-lead,
.pinfold-StoreDetails-section {
  display: grid;
  gap: 10px;
}
.pinfold-StoreDetails-section {
  padding-block-start: 18px;
  border-block-start: 1px solid var(--pf-line);
}
.pinfold-StoreDetails-section > :is(button, .pinfold-StoreLocator-action) {
  justify-self: start;
}
.pinfold-StoreDetails-heading {
  font-size: 16px;
  font-weight: 650;
}
.pinfold-StoreDetails-actions {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
}
.pinfold-StoreDetails-note {
  color: var(--pf-ink-2);
}
.pinfold-StoreDetails-text {
  white-space: pre-line;
}
.pinfold-StoreDetails-hours {
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
}
.pinfold-StoreDetails-hours :is(th, td) {
  padding: 4px 0;
  text-align: start;
  font-weight: 400;
  vertical-align: top;
}
.pinfold-StoreDetails-hours td {
  text-align: end;
}
.pinfold-StoreDetails-hours th::first-letter {
  text-transform: uppercase;
}
.pinfold-StoreDetails-hours [aria-current] :is(th, td) {
  font-weight: 650;
}
.pinfold-StoreDetails-exception {
  display: block;
  color: var(--pf-warn);
  font-size: 13px;
}
.pinfold-StoreDetails-facts,
.pinfold-StoreDetails-links {
  display: grid;
  gap: 8px;
}
.pinfold-StoreDetails-tags {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}
.pinfold-StoreDetails-tags li {
  padding: 3px 9px;
  border-radius: var(--pf-radius-s);
  background: var(--pf-hover);
  font-size: 13px;
}
.pinfold-StoreDetails-services {
  display: grid;
  gap: 6px;
}
.pinfold-StoreDetails-services li {
  display: flex;
  justify-content: space-between;
  gap: 4px 16px;
}
.pinfold-StoreDetails-services li > :last-child:not(:first-child) {
  text-align: end;
}
.pinfold-StoreDetails-fold:not(:last-child) {
  border-block-end: 1px solid var(--pf-line);
}
.pinfold-StoreDetails-fold summary {
  padding-block: 9px;
  border-radius: var(--pf-radius-s);
  font-weight: 550;
  cursor: pointer;
}
.pinfold-StoreDetails-fold[open] {
  padding-block-end: 12px;
}
@media (pointer: coarse) {
  .pinfold-StoreDetails-back,
  .pinfold-StoreDetails-filters :is(select, label:last-child),
  .pinfold-StoreDetails-fold summary,
  .pinfold-StoreDetails-root a:not([class]) {
    min-block-size: 44px;
    align-content: center;
  }
  .pinfold-StoreDetails-root a:not([class]) {
    display: inline-grid;
  }
}
`;
