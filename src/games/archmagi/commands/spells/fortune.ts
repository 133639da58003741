import { discard, drawInto } from '../../effects/bags'
import { answer, happen } from '../../effects/flow/run'
import { doNext } from '../../effects/scene'
import { spendPower } from '../../effects/units'
import { powerRefusal } from '../../queries/reserves'
import { mageOf } from '../../queries/units'
import { refuse } from '../../refuse'
import type { SpellId, UnitType } from '../../state/terms'
import { ANY_CHIT, PILE } from '../kit/args'
import { command } from '../kit/kit'
import { drawFirst } from '../recruit/drawn-first'

const POWER = 'seer.fortune'

/** The Seer draws a unit or a spell once all have drawn theirs, and gives one up for it (AM-7.5, AM-P.17). */
export const fortune = command({
  clause: 'AM-P.17',
  stage: 'recruitSpells',
  args: { pile: PILE },
  moment: ({ table }) => drawFirst(table),
  listed: ({ table, seat }) =>
    powerRefusal(table, seat, POWER) ? [] : [{ pile: 'spells' as const }, { pile: 'units' as const }],
  refusalOf: ({ table, seat }, { pile }) =>
    powerRefusal(table, seat, POWER) ??
    (pile === 'spells' || pile === 'units'
      ? undefined
      : refuse('AM-P.17', 'Fortune draws a spell or a unit.')),
  perform: (doing, { pile }) =>
    happen(doing, (scene) => {
      const { seat } = doing
      spendPower(scene, seat, POWER)
      drawInto(scene, pile === 'units' ? 'units' : 'spells', seat, 1)
      const { reserve, spells } = scene.draft.mages[seat]
      if (reserve.length + spells.length > 0) doNext(scene, { ask: 'fortune', seat })
    }),
  say: ({ pile }) => `Fortune: draw from ${pile}`,
})

/** What is given up for Fortune (AM-P.17). */
export const payFortune = command({
  clause: 'AM-P.17',
  stage: 'fortune',
  args: { chit: ANY_CHIT },
  listed({ table, seat }) {
    const { reserve, spells } = mageOf(table, seat)
    return [...new Set([...spells, ...reserve])].map((chit) => ({ chit }))
  },
  refusalOf({ table, seat }, { chit }) {
    const { reserve, spells } = mageOf(table, seat)
    const isHeld = reserve.includes(chit as UnitType) || spells.includes(chit as SpellId)
    return isHeld ? undefined : refuse('AM-C.2', 'That chit is not held.')
  },
  perform: (doing, { chit }) =>
    answer(doing, (scene) => {
      const isSpell = scene.draft.mages[doing.seat].spells.includes(chit as SpellId)
      discard(scene, isSpell ? 'spells' : 'units', doing.seat, [chit])
    }),
  say: ({ chit }) => `Give up ${chit}`,
})
