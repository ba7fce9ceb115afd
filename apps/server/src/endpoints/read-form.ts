import { type ErrorCode, type FieldError, type Problem, problem } from '@cuewright/contract';
import { type FilePart, isFilePart, type MultipartBody } from '@cuewright/contract/endpoints';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReceivedFile } from './handler.ts';

/** What a form brought: its files are checked already, its text is for the schema. */
export interface ReceivedForm {
  files: Record<string, ReceivedFile>;
  text: Record<string, unknown>;
  errors: FieldError[];
}

const LONGEST_TEXT_BYTES = 65_536;

/** How much of each kind the parser takes for this form. */
export function formLimits({ parts }: MultipartBody) {
  const files = Object.values(parts).filter(isFilePart);
  const largest = Math.max(0, ...files.map(({ maxBytes }) => maxBytes));
  const count = Object.keys(parts).length;
  return {
    files: files.length,
    fileSize: largest,
    fields: count,
    parts: count,
    fieldSize: LONGEST_TEXT_BYTES,
  };
}

/** Reads a form to its end, each file into memory and no further than its part allows. */
export async function readForm(
  request: FastifyRequest,
  body: MultipartBody,
  tooLarge: ErrorCode,
): Promise<ReceivedForm | Problem> {
  const form: ReceivedForm = { files: {}, text: {}, errors: [] };
  try {
    for await (const part of request.parts()) {
      if (!(await takePart(part, body, form))) return problem(tooLarge, {} as never);
    }
  } catch (error) {
    // The parser throws a bare error at a form that breaks off; its limits say their status.
    if ((error as { statusCode?: number }).statusCode !== undefined) throw error;
    return problem('malformed-request');
  }
  form.errors = Object.entries(body.parts).flatMap(([name, part]) =>
    isFilePart(part) ? fileErrors(name, part, form.files[name]) : [],
  );
  return form;
}

/** Puts a part where it belongs; one that nobody declared is read past. Tells whether it was within its limit. */
async function takePart(part: Multipart, { parts }: MultipartBody, form: ReceivedForm): Promise<boolean> {
  const declared = Object.hasOwn(parts, part.fieldname) ? parts[part.fieldname] : undefined;
  if (part.type === 'field') {
    if (declared && !isFilePart(declared)) form.text[part.fieldname] = part.value;
    return !part.valueTruncated;
  }
  const isWanted = declared !== undefined && isFilePart(declared);
  const bytes = await readFile(part, isWanted ? declared.maxBytes : 0);
  if (!isWanted) return true;
  if (bytes) form.files[part.fieldname] = { name: part.filename, type: part.mimetype, bytes };
  return bytes !== undefined;
}

/** The schema of the parts that are no file. */
export function textOf({ parts }: MultipartBody): z.ZodObject {
  const entries = Object.entries(parts).filter(
    (entry): entry is [string, z.ZodType] => !isFilePart(entry[1]),
  );
  return z.object(Object.fromEntries(entries));
}

/** The whole file, or nothing where it is larger than that; then the rest is read past. */
async function readFile({ file }: MultipartFile, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size > maxBytes || file.truncated ? undefined : Buffer.concat(chunks);
}

function fileErrors(
  name: string,
  { types, optional }: FilePart,
  file: ReceivedFile | undefined,
): FieldError[] {
  const field = `body.${name}`;
  if (!file) return optional ? [] : [{ field, message: 'A file is missing here.' }];
  if (!types || types.includes(file.type)) return [];
  return [{ field, message: `This takes ${types.join(', ')}; what came is ${file.type}.` }];
}
