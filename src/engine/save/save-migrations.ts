import type * as v from 'valibot'
import type { VersionedFormat } from '../files/migrations'
import { SAVE_VERSION } from './save'
import { type saveSchema, saveSchema1 } from './save-schema'
import { parseWith } from '../files/schema'

type Save1 = v.InferOutput<typeof saveSchema1>
type Save2 = v.InferOutput<typeof saveSchema>

/** Saves in all their versions. */
export const SAVES: VersionedFormat = {
  what: 'save',
  newest: SAVE_VERSION,
  steps: {
    1: (json) => {
      const save = parseWith(saveSchema1, json)
      return save.ok ? { ok: true, value: from1(save.value) } : save
    },
  },
}

/** Its dice were never sealed: those who open it seal them from there on. */
function from1({ game, initial, entries, cursor, dice, seal }: Save1): Save2 {
  return {
    format: 'hexhearth-save',
    version: 2,
    game,
    seals: { choice: seal && seal.digest, dice: [] },
    body: { kind: 'open', initial, entries, cursor, dice, nonce: seal && seal.nonce, seeds: [] },
  }
}
