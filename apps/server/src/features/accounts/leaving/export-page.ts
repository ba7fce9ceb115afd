import type { ExportEntry, ExportPart } from '../../../export/export-part.ts';
import type { FileNames } from './export-zip.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1 { font-size: 1.75rem; } h2 { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem; }
h3 { font-size: 1rem; margin: 0; }
article { padding: 0.75rem 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
p { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0; }
time, .none { opacity: 0.7; font-size: 0.875rem; }
img { max-width: 100%; max-height: 24rem; display: block; margin-top: 0.5rem; }
`;

/** A page to read an export in, beside the files it shows. It needs no program of ours and nothing of the network. */
export async function* exportPage(
  parts: readonly ExportPart[],
  read: (part: ExportPart) => AsyncIterable<ExportEntry>,
  { names, now }: { names: FileNames; now: Date },
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data from Cuewright</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Your data from Cuewright</h1>
<p>Everything you had there on ${date(now)}. Your pictures are in the folder files; the same in a form for programs is in the folder data.</p>
`;
  for (const part of parts) {
    yield `<section>\n<h2>${escapeHtml(part.title)}</h2>\n`;
    let isEmpty = true;
    for await (const entry of read(part)) {
      isEmpty = false;
      yield article(entry, names);
    }
    if (isEmpty) yield '<p class="none">None.</p>\n';
    yield '</section>\n';
  }
  yield '</body>\n</html>\n';
}

function article({ heading, at, text, pictures = [] }: ExportEntry, names: FileNames): string {
  const images = pictures.flatMap((address) => {
    const name = names.get(address);
    return name ? [`<img src="${escapeHtml(name)}" alt="${escapeHtml(heading)}" loading="lazy">`] : [];
  });
  return [
    '<article>',
    `<h3>${escapeHtml(heading)}</h3>`,
    at && `<time datetime="${at.toISOString()}">${date(at)}</time>`,
    text && `<p>${escapeHtml(text)}</p>`,
    ...images,
    '</article>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

function date(at: Date): string {
  return at.toISOString().slice(0, 10);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
