import { z } from 'zod';

const EMAIL = /^[^\s@,<>"?&]+@[^\s@,<>"?&]+$/;

export const contactSetting = z
  .string()
  .refine((list) => split(list).every((one) => hrefOf(one) !== undefined), {
    error: (issue) =>
      `CONTACT=${issue.input} is not a list of email addresses and https addresses with commas between. Try CONTACT=help@example.org, or CONTACT=https://example.org/contact.`,
  })
  .default('')
  .describe(
    'How to reach whoever runs this server, shown on `/contact`: email addresses, or https addresses of a form or a page, with commas between.',
  );

/** What `/contact` links to, each as `mailto:` or `https:`. */
export function readContact(list: string): string[] {
  return split(list).flatMap((one) => hrefOf(one) ?? []);
}

function split(list: string): string[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

function hrefOf(given: string): string | undefined {
  const address = given.replace(/^mailto:/i, '');
  if (EMAIL.test(address) && !address.includes('/')) return `mailto:${address}`;
  const url = URL.parse(given);
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : undefined;
}
