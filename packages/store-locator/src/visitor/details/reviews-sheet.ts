/** Looks of reviews and news. */
export const reviewsSheet = `
.pinfold-StoreDetails-stars {
  color: var(--pf-star);
  letter-spacing: 1px;
}
.pinfold-StoreDetails-filters {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
}
.pinfold-StoreDetails-filters > label:first-child {
  color: var(--pf-ink-2);
}
.pinfold-StoreDetails-filters > label:last-child {
  margin-inline-start: 8px;
}
.pinfold-StoreDetails-filters select {
  min-block-size: 32px;
  padding: 4px 8px;
  border: 1px solid var(--pf-field-line);
  border-radius: var(--pf-radius-s);
  background: var(--pf-surface);
  color: inherit;
  font: inherit;
}
.pinfold-StoreDetails-filters input {
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  vertical-align: -4px;
  accent-color: var(--pf-primary);
}
.pinfold-StoreDetails-posts {
  display: grid;
  gap: 20px;
}
.pinfold-StoreDetails-review,
.pinfold-StoreDetails-post {
  display: grid;
  justify-items: start;
  gap: 6px;
}
.pinfold-StoreDetails-root .pinfold-StoreDetails-post h4 {
  margin: 0;
}
.pinfold-StoreDetails-answer {
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--pf-line);
  color: var(--pf-ink-2);
}
.pinfold-StoreDetails-coupon {
  padding: 2px 8px;
  border: 1px dashed var(--pf-field-line);
  border-radius: var(--pf-radius-s);
  user-select: all;
}
`;
