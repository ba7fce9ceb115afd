const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which person of ours an object of Stripe's is about; nobody where another product of the account wrote it. */
export function buyerOfMetadata(
  metadata: Readonly<Record<string, string>> | null | undefined,
): string | undefined {
  const id = metadata?.['user_id'];
  return id && UUID.test(id) ? id : undefined;
}
