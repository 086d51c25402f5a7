/** The style sheet of the pages for search engines, with the owner’s colour. */
export function pageStyle(primaryColor: string): string {
  const color = /^#[0-9a-f]{6}$/.test(primaryColor) ? primaryColor : '#3d4edb';
  return `:root{--accent:${color};--on-accent:${contrastText(color)}}${sheet}`;
}

/** Black or white, whichever is easier to read on a colour (WCAG’s relative luminance). */
function contrastText(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff';
}

const sheet = `
:root{color-scheme:light dark;--ink:#171a21;--ink-2:#4a5160;--ink-3:#646c7b;--line:#e4e7ec;--bg:#f6f7f9;--surface:#fff;--bad:#c0322b;--bad-soft:#fdebe9}
@media (prefers-color-scheme:dark){:root{--ink:#eef0f4;--ink-2:#b3bac7;--ink-3:#9aa3b2;--line:#2b303a;--bg:#121519;--surface:#1a1e25;--bad:#ff8f86;--bad-soft:#43201d}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:400 16px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
a{color:inherit;text-decoration-color:var(--accent);text-decoration-thickness:2px;text-underline-offset:3px}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:4px}
h1,h2,h3,p,ul,dl,dd,table,figure{margin:0;padding:0}
h1{font-size:1.625rem;line-height:1.25;letter-spacing:-.015em}
h2{font-size:1.0625rem;margin-bottom:10px}
h3{font-size:1rem;font-weight:600}
ul{list-style:none}
header,main,footer{max-width:880px;margin:0 auto;padding:0 20px}
header{display:flex;align-items:center;gap:12px;flex-wrap:wrap;padding-top:18px;padding-bottom:18px}
header img{display:block;width:auto;max-width:120px;height:32px;object-fit:contain}
header .name{font-weight:650;text-decoration:none;min-height:44px;display:inline-flex;align-items:center;gap:12px;margin-right:auto}
header ul{display:flex;gap:4px}
header li a,header li b{display:inline-grid;place-items:center;min-height:44px;padding:0 8px;font-size:.875rem;text-decoration:none;color:var(--ink-2);font-weight:500}
header li b{color:var(--ink);font-weight:650;box-shadow:inset 0 -2px var(--accent)}
main>section,.columns>section,.lead{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:20px;margin-bottom:14px}
.lead{display:grid;gap:12px}
.lead p{color:var(--ink-2)}
.badge{justify-self:start;background:var(--bad-soft);color:var(--bad);border-radius:5px;padding:1px 8px;font-size:.8125rem;font-weight:550}
.actions{display:flex;gap:10px;flex-wrap:wrap}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:6px;background:var(--surface);text-decoration:none;font-weight:550}
.button.first{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
table{width:100%;max-width:420px;border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:7px 0;border-top:1px solid var(--line);font-weight:400}
tr:first-child>*{border-top:0}
td{text-align:right}
th::first-letter{text-transform:uppercase}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
section section{margin-top:18px}
section>h3{margin-bottom:6px}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(130px,1fr));gap:10px}
.photos img,.post img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:8px;background:var(--line)}
.post{display:grid;gap:8px;padding:14px 0;border-top:1px solid var(--line)}
.post:first-of-type{border-top:0;padding-top:0}
.post img{max-width:320px}
.text{white-space:pre-line;color:var(--ink-2);max-width:65ch}
.quiet{color:var(--ink-3);font-size:.875rem}
.coupon b{border:1px dashed var(--ink-3);border-radius:5px;padding:1px 8px}
.list{display:grid;gap:8px}
.tags{display:flex;flex-wrap:wrap;gap:8px}
.tags li{border:1px solid var(--line);border-radius:99px;padding:3px 12px;font-size:.9375rem}
.questions dt{font-weight:600;margin-top:14px}
.questions dt:first-child{margin-top:0}
.towns{columns:230px;column-gap:28px;margin-top:18px}
.towns>div{break-inside:avoid;padding-bottom:20px}
.towns li a{display:block;padding:9px 0;text-decoration-color:transparent}
.towns li a:hover,.towns li a:focus-visible{text-decoration-color:var(--accent)}
.towns li+li{border-top:1px solid var(--line)}
.towns h2{margin-bottom:2px}
.links li a{display:inline-flex;align-items:center;min-height:44px}
.pager{display:flex;gap:14px;align-items:center;flex-wrap:wrap;margin:6px 0 18px}
pinfold-store-locator{display:block;margin-bottom:14px}
@media (scripting:enabled){pinfold-store-locator{min-height:640px}}
footer{padding-top:10px;padding-bottom:40px;color:var(--ink-3);font-size:.875rem}
main>p{padding:8px 20px 30px}
@media (min-width:760px){.columns{columns:2;column-gap:14px;padding-bottom:14px}.columns>section:last-child{margin-bottom:0}.columns>section{break-inside:avoid}}
`;
