/** An id for a game that is kept from now on: 64 random bits, as 14 letters and digits that an address may hold. */
export function newSaveId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))]
    .map((bits) => bits.toString(36).padStart(7, '0'))
    .join('')
}
