// Idempotency ids. `crypto.randomUUID` exists only in secure contexts, and a table on the local
// network is reached over plain HTTP.

export function makeId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
