/** Looks of pictures, and of the one that is shown large. */
export const photosSheet = `
.pinfold-StoreDetails-pictures,
.pinfold-StoreDetails-photos {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: 8px;
}
.pinfold-StoreDetails-pictures {
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
}
.pinfold-StoreDetails-photo {
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: none;
  cursor: zoom-in;
}
.pinfold-StoreDetails-root .pinfold-StoreDetails-photo img {
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
  object-fit: cover;
}
.pinfold-StoreDetails-viewer {
  box-sizing: border-box;
  inline-size: 100vw;
  block-size: 100vh;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 12px;
  border: 0;
  background: #101318;
  color: #fff;
}
.pinfold-StoreDetails-viewer[open] {
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 12px;
}
.pinfold-StoreDetails-stage {
  display: grid;
  place-items: center;
  min-block-size: 0;
  pointer-events: none;
}
.pinfold-StoreDetails-root .pinfold-StoreDetails-stage img {
  inline-size: auto;
  max-block-size: 100%;
  min-block-size: 0;
  object-fit: contain;
  background: none;
}
.pinfold-StoreDetails-step {
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 12px;
}
.pinfold-StoreDetails-step button {
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 4px 12px;
  border: 1px solid #8a92a2;
  border-radius: var(--pf-radius-s);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.pinfold-StoreDetails-step button:focus-visible {
  outline-color: #fff;
}
`;
