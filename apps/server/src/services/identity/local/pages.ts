import { readyPeople } from './ready-people.ts';

export const PAGE_STYLE = '/local-id/page.css';

/** What somebody filled in, and what about it needs a look. */
export interface FilledIn {
  email: string;
  name: string;
  problem: string;
  /** The fields that it is about, the first in front. */
  wrong: readonly ('email' | 'name')[];
}

/** Who is at this machine? Works without scripts. */
export function choosePage({ email, name, problem, wrong }: FilledIn): string {
  const ready = readyPeople.map(
    (person) => `
      <form method="post">
        <input type="hidden" name="email" value="${asText(person.email)}">
        <input type="hidden" name="name" value="${asText(person.name)}">
        <button class="person"><strong>${asText(person.name)}</strong> <span>${asText(person.email)}</span></button>
      </form>`,
  );
  return page(
    'Who is at this machine?',
    `
    <p>Cuewright runs here without an outside provider, so nobody is asked for a password. Whoever can open this page can be anyone on it.</p>
    <section aria-label="Ready people">${ready.join('')}
    </section>
    <form class="somebody" method="post" novalidate>
      <h2>Somebody else</h2>
      ${problem ? `<p class="problem" role="alert" id="problem">${asText(problem)}</p>` : ''}
      <label>Email <input type="email" name="email" autocomplete="email" required maxlength="100" value="${asText(email)}"${marks('email', wrong)}></label>
      <label>Name <input type="text" name="name" autocomplete="name" required maxlength="100" value="${asText(name)}"${marks('name', wrong)}></label>
      <button class="go">Sign in</button>
    </form>`,
  );
}

function marks(field: 'email' | 'name', wrong: FilledIn['wrong']): string {
  if (!wrong.includes(field)) return '';
  return ` aria-describedby="problem" aria-invalid="true"${wrong[0] === field ? ' autofocus' : ''}`;
}

/** The way in has run out, was used, or was never there. */
export function errorPage(): string {
  return page(
    'This sign-in has ended',
    `
    <p>It was finished, took longer than an hour, or began in another browser. Nothing is lost: start again from Cuewright.</p>
    <p><a class="go" href="/">Back to Cuewright</a></p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · Cuewright</title>
    <link rel="stylesheet" href="${PAGE_STYLE}">
  </head>
  <body>
    <main>
      <p class="mark">
        <svg viewBox="0 0 26 20" aria-hidden="true"><rect x="1" y="1" width="24" height="18"/><circle cx="19.5" cy="6" r="3"/></svg>
        Cuewright
      </p>
      <h1>${title}</h1>${content}
    </main>
  </body>
</html>
`;
}

function asText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
