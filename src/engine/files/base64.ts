/** In one go a long list of bytes would be too many arguments. */
const BYTES_AT_A_TIME = 0x8000

/** Bytes as letters. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += BYTES_AT_A_TIME)
    text += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_A_TIME))
  return btoa(text)
}
