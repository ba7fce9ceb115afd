import type { MadeFacts, Provenance } from '../image-metadata/file-facts.ts';

const deeds = { made: 'Made', edited: 'Changed', captured: 'Taken' } as const;

/** Who made it, in a sentence: "Made with Adobe Firefly; it holds no prompt." Nothing where the file does not say. */
export function provenanceLine({
  generator,
  prompt,
  provenance,
}: Pick<MadeFacts, 'generator' | 'prompt' | 'provenance'>): string | undefined {
  const said = [...new Set(provenance.flatMap((one) => madeBy(one) ?? []))];
  if (generator && said.length === 0) said.push(`Made with ${generator}`);
  const [first, ...others] = said;
  if (first === undefined) return undefined;
  const deeds = [first, ...others.map((deed) => deed.charAt(0).toLowerCase() + deed.slice(1))].join(', ');
  return prompt === undefined ? `${deeds}; it holds no prompt.` : `${deeds}.`;
}

function madeBy({ tool, signer, source, kind }: Provenance): string | undefined {
  if (tool && kind) return `${deeds[kind]} with ${tool}${signedBy(tool, signer)}`;
  if (tool) return `Signed for by ${tool}${signedBy(tool, signer)}`;
  if (kind === 'captured') return signer ? `Taken with a camera, signed by ${signer}` : 'Taken with a camera';
  const by = signer ? `, signed by ${signer}` : '';
  if (kind) return `${deeds[kind]} with AI${by}`;
  if (signer) return `Signed by ${signer}`;
  return source ? `Marked as ${source}` : undefined;
}

/** "Adobe Firefly, signed by Adobe Inc." says more than its tool; "Ideogram, signed by Ideogram, Inc" does not. */
function signedBy(tool: string, signer: string | undefined): string {
  const isSaid = signer === undefined || signer.toLowerCase().startsWith(tool.toLowerCase());
  return isSaid ? '' : `, signed by ${signer}`;
}
