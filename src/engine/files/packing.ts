import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { base64Of } from './base64'
import type { DiceState } from '../kernel/dice'

/** Something as nobody can read it by the way: the key lies beside it. */
export interface PackedBody {
  readonly kind: 'packed'
  /** The state of the generator whose words cover the data. */
  readonly key: DiceState
  /** JSON in UTF-8, covered, in base64. */
  readonly data: string
}

/** Packs what survives JSON under a key, which is drawn anew each time and is not all zeros. */
export function packed(json: unknown, key: DiceState): PackedBody {
  return packedText(JSON.stringify(json), key)
}

/** The same for JSON text. */
export function packedText(text: string, key: DiceState): PackedBody {
  return { kind: 'packed', key, data: base64Of(covering(key)(new TextEncoder().encode(text))) }
}

/**
 * Covers bytes by the words of a generator, piece by piece, each but the last a multiple of four long; covered twice by
 * the same they lie open again.
 */
export function covering(key: DiceState): (bytes: Uint8Array) => Uint8Array<ArrayBuffer> {
  const generator = xoroshiro128plusFromState(key)
  return (bytes) => {
    const result = new Uint8Array(bytes.length)
    let word = 0
    // A running game is packed with every command: an iterator over its bytes would take three times as long.
    for (let at = 0; at < bytes.length; at++) {
      if (at % 4 === 0) word = generator.next()
      result[at] = Number(bytes[at]) ^ word
      word >>>= 8
    }
    return result
  }
}
