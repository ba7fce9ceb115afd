import { lookup } from 'node:dns';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { accountLimits } from '@cuewright/contract';
import { isPublicAddress } from './public-address.ts';

/**
 * A picture from the internet; nothing when there is none to be had in time. The address is somebody else's to say, so
 * it is asked over https only, at public addresses only, and wherever it redirects to is not followed.
 */
export async function fetchPicture(
  address: string,
  {
    isAllowed = isPublicAddress,
    withinMs = accountLimits.pictureMs,
    ...trust
  }: { isAllowed?: (ip: string) => boolean; withinMs?: number; ca?: Buffer } = {},
): Promise<Uint8Array | undefined> {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  // A name is checked when it is resolved; an IP address never is.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) return undefined;
  return await new Promise((resolve) => {
    const give = (bytes?: Uint8Array) => {
      resolve(bytes);
      request.destroy();
    };
    const request = https.get(url, {
      ...trust,
      signal: AbortSignal.timeout(withinMs),
      agent: false,
      headers: { accept: 'image/*' },
      // The very addresses that are connected to, so that a second answer of its DNS changes nothing.
      lookup: lookupAllowed(isAllowed),
    });
    request.on('error', () => resolve(undefined));
    request.on('response', (response) => {
      if (response.statusCode !== 200) return give();
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > accountLimits.pictureBytes) return give();
        chunks.push(chunk);
      });
      response.on('end', () => give(Buffer.concat(chunks)));
      response.on('error', () => give());
    });
  });
}

function lookupAllowed(isAllowed: (ip: string) => boolean): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter((found) => isAllowed(found.address));
      const [first] = allowed;
      if (error || !first) callback(error ?? new Error('Not a public address.'), '', 0);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
