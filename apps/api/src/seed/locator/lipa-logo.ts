/** The chain's sign: a linden leaf over a cup. */
export const lipaLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="32" fill="#4a2a1c"/>
  <path d="M32 9c7 5 10 9.5 10 14a10 10 0 0 1-8.8 9.9L33 36h-2l-.2-3.1A10 10 0 0 1 22 23c0-4.5 3-9 10-14z" fill="#c9d98b"/>
  <path d="M32 14v18M32 21l4-3M32 26l5-4M32 21l-4-3M32 26l-5-4" fill="none" stroke="#4a2a1c" stroke-width="1.2" stroke-linecap="round"/>
  <path d="M18 37h26v2h2.5a5.5 5.5 0 0 1 0 11h-3.2A12 12 0 0 1 32 56h-2a12 12 0 0 1-12-12zm26.5 5-.5 5h2.5a2.5 2.5 0 0 0 0-5z" fill="#fff7ea"/>
</svg>`;
