import type { WorkspacePrompt } from '@cuewright/contract';

/** Prompts as one Markdown file, each text to be copied as it is. */
export function promptsFile(name: string, prompts: readonly WorkspacePrompt[]): string {
  const sections = prompts.map(({ title, promptText, mode, model, createdAt }) => {
    const facts = [createdAt.slice(0, 10), mode, model].filter(Boolean);
    const fence = fenceFor(promptText);
    return `## ${oneLine(title)}\n\n${facts.join(' · ')}\n\n${fence}\n${promptText}\n${fence}\n`;
  });
  return [`# ${oneLine(name)}\n`, ...sections].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>#])/g, '\\$1');
}

/** Longer than any in the text, so that nothing in it ends it. */
function fenceFor(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
}
