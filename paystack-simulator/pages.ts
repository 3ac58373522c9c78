/** Shared by the simulator's pages: escaped HTML, the surrounding document, headers, and static files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type Html = { readonly html: string };

export type Part = Html | string | number | null | undefined | false | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag for escaped HTML; false, null and undefined render nothing, lists are joined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((text, string, index) => text + render(parts[index - 1]) + string) };
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(render).join('');
  if (typeof part === 'object') return (part as Html).html;
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** Formats kobo as naira: N50,000 or N1,250.50. */
export function naira(kobo: bigint): string {
  const sign = kobo < 0n ? '-' : '';
  const size = kobo < 0n ? -kobo : kobo;
  const rest = size % 100n;
  const whole = (size / 100n).toLocaleString('en-NG');
  return `${sign}N${whole}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

const FILES = {
  'base.css': 'text/css; charset=utf-8',
  'checkout.css': 'text/css; charset=utf-8',
  'checkout-forms.css': 'text/css; charset=utf-8',
  'steering.css': 'text/css; charset=utf-8',
  'steering-rows.css': 'text/css; charset=utf-8',
  'checkout.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
} as const;

/** Serves the style sheets and the script, read once. */
export function assetRoutes(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(FILES)) {
    const content = readFileSync(join(import.meta.dirname, 'assets', name), 'utf8');
    app.get(`/assets/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .send(content),
    );
  }
}

export type Document = {
  title: string;
  basePath: string;
  styleSheets: readonly (keyof typeof FILES)[];
  script?: 'checkout.js';
  /** Seconds and address of an automatic reload. */
  refresh?: { seconds: number; url: string };
  /** Origins that forms may redirect to besides the page's own. */
  formTargets?: string[];
  body: Html;
};

/** Sends a page with its own content security policy, replacing a stricter one of the host app. */
export function sendPage(reply: FastifyReply, page: Document, status = 200): FastifyReply {
  const targets = ["'self'", ...(page.formTargets ?? [])].join(' ');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(documentText(page));
}

function documentText(page: Document): string {
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
${page.refresh && html`<meta http-equiv="refresh" content="${page.refresh.seconds};url=${page.refresh.url}">`}
<link rel="icon" href="${page.basePath}/assets/icon.svg">
${['base.css', ...page.styleSheets].map((name) => html`<link rel="stylesheet" href="${page.basePath}/assets/${name}">`)}
${page.script && html`<script src="${page.basePath}/assets/${page.script}" defer></script>`}
</head>
<body>
${page.body}
</body>
</html>
`.html;
}
