import type { Provenance } from '../file-facts.ts';
import { type Cbor, entry, listEntry, readCbor, textEntry } from './cbor.ts';
import { isManifestStore, type Jumbf, readJumbf } from './jumbf.ts';
import { signerOf } from './signer.ts';
import { kindOf, lastWord, mostTelling } from './source-type.ts';

interface Action {
  name: string;
  source?: string | undefined;
  agent?: string | undefined;
}

interface Manifest {
  label: string;
  claim: Cbor | undefined;
  actions: Action[];
  /** The labels of the manifests this one goes on from. */
  parents: string[];
  signature: Uint8Array | undefined;
}

/** A file that went through many hands has a manifest of each. */
const MOST_MANIFESTS = 60;
/** What is said in all of them, without the small pictures. */
const MOST_CBOR = 1024 * 1024;

/** What a store of manifests says: the last is the file's own, the others are of what went into it. */
export function readC2pa(store: Uint8Array): Provenance | undefined {
  if (!isManifestStore(store)) return undefined;
  const budget = { bytes: MOST_CBOR };
  const boxes = readJumbf(store).flatMap(({ children }) => children);
  // The file's own manifest first, so that nothing before it uses up what may be read.
  const manifests = boxes
    .slice(-MOST_MANIFESTS)
    .reverse()
    .map((box) => readManifest(box, budget))
    .reverse();
  const active = manifests.at(-1);
  if (!active) return undefined;
  const line = lineage(active, manifests);
  const others = manifests.filter((manifest) => !line.includes(manifest));
  const inLine = line.flatMap(({ actions }) => actions);
  const telling = mostTelling(inLine) ?? mostTelling(others.flatMap(({ actions }) => actions));
  const isFromElsewhere = telling !== undefined && !inLine.includes(telling);
  const provenance: Provenance = { by: 'c2pa' };
  const tool = telling?.agent ?? toolOf([active, ...line.slice(1)]);
  if (tool) provenance.tool = tool;
  const signer = active.signature && signerOf(active.signature);
  if (signer) provenance.signer = signer;
  if (telling?.source) provenance.source = telling.source;
  const kind = kindOf(telling?.source, telling?.name === 'c2pa.created' && !isFromElsewhere);
  if (kind) provenance.kind = kind;
  return provenance;
}

/** A manifest and those it goes on from, one behind the other; a circle ends it. */
function lineage(active: Manifest, manifests: readonly Manifest[]): Manifest[] {
  const line = [active];
  for (let next: Manifest | undefined = active; next; ) {
    const parents: readonly string[] = next.parents;
    next = manifests.find(
      (manifest) => !line.includes(manifest) && parents.some((parent) => parent.includes(manifest.label)),
    );
    if (next) line.push(next);
  }
  return line;
}

function readManifest(box: Jumbf, budget: { bytes: number }): Manifest {
  const decoded = (body: Uint8Array | undefined) => {
    if (!body || body.length > budget.bytes) return undefined;
    budget.bytes -= body.length;
    return readCbor(body);
  };
  const child = (label: RegExp) => box.children.find((one) => label.test(one.label));
  const claim = decoded(child(/^c2pa\.claim(\.v\d+)?$/)?.content?.body);
  const assertions = child(/^c2pa\.assertions$/)?.children ?? [];
  const signature = child(/^c2pa\.signature$/)?.content?.body;
  const agent = claimTool(claim);
  const actions: Action[] = [];
  const parents: string[] = [];
  for (const { label, content } of assertions) {
    if (content?.type !== 'cbor') continue;
    if (/^c2pa\.actions/.test(label)) actions.push(...readActions(decoded(content.body), agent));
    if (/^c2pa\.ingredient/.test(label)) parents.push(...parentOf(decoded(content.body)));
  }
  return { label: box.label, claim, actions, parents, signature };
}

function readActions(assertion: Cbor | undefined, claimAgent: string | undefined): Action[] {
  return listEntry(assertion, 'actions').map((action) => ({
    name: textEntry(action, 'action') ?? '',
    source: lastWord(
      textEntry(action, 'digitalSourceType') ?? textEntry(entry(action, 'parameters'), 'digitalSourceType'),
    ),
    agent:
      agentOf(entry(action, 'softwareAgent') ?? agentAt(assertion, action)) ??
      saidAgent(action) ??
      claimAgent,
  }));
}

/** The second version may list the agents once and name them by their places. */
function agentAt(assertion: Cbor | undefined, action: Cbor): Cbor | undefined {
  const index = entry(action, 'softwareAgentIndex');
  return typeof index === 'number' ? listEntry(assertion, 'softwareAgents')[index] : undefined;
}

/** Google says it in a sentence: "Created by Google Generative AI." */
function saidAgent(action: Cbor): string | undefined {
  const said = textEntry(action, 'description') ?? textEntry(entry(action, 'parameters'), 'description');
  return said?.match(/^(?:Created|Edited) (?:by|with) (.{1,60}?)\.?$/)?.[1];
}

/** A name in the first version of the standard, name and version in the second. */
function agentOf(agent: Cbor | undefined): string | undefined {
  if (typeof agent === 'string') return agent || undefined;
  const name = textEntry(agent, 'name');
  const version = textEntry(agent, 'version');
  return name && version ? `${name} ${version}` : name;
}

function parentOf(ingredient: Cbor | undefined): string[] {
  if (textEntry(ingredient, 'relationship') !== 'parentOf') return [];
  const url = textEntry(entry(ingredient, 'c2pa_manifest') ?? entry(ingredient, 'activeManifest'), 'url');
  return url ? [url] : [];
}

function toolOf(manifests: readonly Manifest[]): string | undefined {
  for (const { claim } of manifests) {
    const tool = claimTool(claim);
    if (tool) return tool;
  }
  return undefined;
}

/** The claim's own word for what made it: `Adobe_Firefly/2.0 adobe_c2pa/0.7` is Adobe Firefly. */
function claimTool(claim: Cbor | undefined): string | undefined {
  const info = entry(claim, 'claim_generator_info');
  const named = agentName(Array.isArray(info) ? info[0] : info);
  if (named) return named;
  const [first = ''] = (textEntry(claim, 'claim_generator') ?? '').split('/', 1);
  return first.split(' c2pa-rs')[0]?.replaceAll('_', ' ').trim() || undefined;
}

function agentName(agent: Cbor | undefined): string | undefined {
  return textEntry(agent, 'name');
}
