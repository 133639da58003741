import type { Json } from '@/engine/kernel/game'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { type Fields, isFields } from '@/engine/rulebook/short-forms'
import { PROPOSED } from '../../tables/reconstructions'
import { UNIT_NAMES, UNIT_TYPES } from '../../tables/units'

/** A ring of haunts, out of the way of what lessons show. */
const RING = { T1: '0508', T2: '1706', R1: '1304', R2: '1615', C1: '0715', C2: '2011' }

/**
 * A moment of the game in its position format, told in short words: `units` by number, type and hex ('3 elves 0709',
 * 'wizard 0608'), `wand` by the haunt that hides it or the hex where it lies. Turn 3, the haunts in a ring, the wand in
 * T1 and nobody in the pool unless it says otherwise. All else is as in the position format.
 */
export function sceneOf({ units, haunts = RING, wand = 'T1', ...rest }: Fields): Parsed<Json> {
  const problems: Problem[] = []
  const groupOf = (told: Json, nth: number): Json => {
    if (typeof told !== 'string') return told
    const [, count = '1', name, hex = ''] = /^(?:(\d+) )?(\S+) (\S+)$/.exec(told) ?? []
    const type = UNIT_TYPES.find((one) => UNIT_NAMES[one][count === '1' ? 'one' : 'many'] === name)
    if (type) return { type, hex, count: Number(count) }
    problems.push({
      path: `units.${nth}`,
      message: `must be like "3 elves 0709" or "wizard 0608", not "${told}"`,
    })
    return told
  }
  const standing = Array.isArray(units) ? units.map(groupOf) : (units ?? [])
  if (problems.length > 0) return { ok: false, problems }
  const isHidden = typeof wand === 'string' && isFields(haunts) && Object.hasOwn(haunts, wand)
  return {
    ok: true,
    value: {
      game: 'arrakhar',
      scenario: 'basic',
      reconstruction: PROPOSED,
      map: 'valley',
      turn: 3,
      haunts,
      wand: isHidden ? { haunt: wand } : { hex: wand },
      pool: {},
      options: { turnLimit: null, skipEmptySegments: false },
      ...rest,
      units: standing,
    },
  }
}
